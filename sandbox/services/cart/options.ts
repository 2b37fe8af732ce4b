import { type Catalogue, catalogueOf } from "../../database/catalogue.ts";
import { type Product, textIn } from "../../database/documents.ts";
import { invalid } from "../../domain/failure.ts";
import type { Call } from "../../http/call.ts";
import { list, record } from "../../http/input.ts";

interface StoredOptions {
  readonly personalizations: string;
  readonly bundleOptions: string;
}

const LONGEST = 200;

/** Checks the options and texts of a line, and normalises them so that lines can be compared (`docs/contract.md §4`). */
export function readOptions(
  call: Call,
  product: Product,
  options: Readonly<Record<string, unknown>>,
): StoredOptions {
  const catalogue = catalogueOf(call.db, call.site.siteId);
  const chosen = product.format === "bundle" ? chosenParts(catalogue, product, options) : [];
  const given = record(options.personalizations);
  const allowed = [
    ...titlesOf(call, product, ""),
    ...product.parts.flatMap((part, index) =>
      titlesOf(call, catalogue.products.get(chosen[index] ?? part.product), `${part.product}:`),
    ),
  ];
  const written = allowed.flatMap(({ name, type, required, choices }) => {
    const value = String(given[name] ?? "").trim();
    if (value === "") {
      if (required) throw invalid(`${name} is required.`);
      return [];
    }
    if (value.length > LONGEST) throw invalid(`${name} has at most ${LONGEST} characters.`);
    if (choices && !choices.includes(value)) throw invalid(`${name} is not offered as ${value}.`);
    if (type === "number" && !choices && !Number.isFinite(Number(value)))
      throw invalid(`${name} must be a number.`);
    return [[name, value] as const];
  });
  const strange = Object.keys(given).find(
    (name) => !allowed.some((option) => option.name === name),
  );
  if (strange) throw invalid(`The product has no option ${strange}.`);
  return {
    personalizations: JSON.stringify(Object.fromEntries(written)),
    bundleOptions: JSON.stringify(chosen.map((id) => ({ id, options: null }))),
  };
}

function titlesOf(call: Call, product: Product | undefined, prefix: string) {
  return (product?.customOptions ?? []).map(({ title, type, required, values }) => ({
    name: `${prefix}${textIn(title, call.language)}`,
    type,
    required,
    choices: values?.map(({ label }) => textIn(label, call.language)),
  }));
}

/** One product per part, in the order of the parts, in whatever order they were sent. Every part is required. */
function chosenParts(
  catalogue: Catalogue,
  bundle: Product,
  options: Readonly<Record<string, unknown>>,
): number[] {
  const left = list(options.bundleOptions).map((entry) => Number(record(entry).id));
  const chosen = bundle.parts.map((entry) => {
    const part = catalogue.products.get(entry.product);
    if (!part || part.archived) throw invalid("A part of the bundle is no longer sold.");
    if (part.format === "bundle") throw invalid("A bundle holds no other bundle.");
    const index = left.findIndex((id) => fits(catalogue, id, part));
    const [id] = index < 0 ? [] : left.splice(index, 1);
    if (id === undefined) throw invalid("The configuration of the bundle is not set.");
    return id;
  });
  if (left.length > 0) throw invalid("The bundle does not hold what was chosen.");
  return chosen;
}

/** A configurable part is sold as one of its variants (simple or e-product), every other part as itself. */
function fits(catalogue: Catalogue, id: number, part: Product): boolean {
  if (part.format !== "configurable") return id === part.id;
  const variant = catalogue.products.get(id);
  return (
    variant?.parentId === part.id &&
    !variant.archived &&
    (variant.format === "simple" || variant.format === "eproduct")
  );
}
