import "server-only";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser } from "parse5";
import {
  type FoundControl,
  type FoundForm,
  readPaymentForm,
} from "#lib/shop/domain/checkout/payment-form.ts";

type Adapter = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;
type Element = Adapter["element"];

/** Characters: far more than any form has. */
const LONGEST = 100_000;
const CONTROLS: ReadonlySet<string> = new Set(["input", "textarea", "select"]);

/**
 * Like `components/shop/checkout/payment/submit-payment-form.ts`, for the server: parses HTML as a browser does, and
 * keeps only the names and values of one form (docs/security.md §1.6).
 */
export function parsePaymentForm(html: string, origins: readonly string[]) {
  return readPaymentForm(html.length > LONGEST ? [] : findForms(html), origins);
}

function findForms(html: string): FoundForm[] {
  /** The form that was open where a control began: a form within a table does not contain its controls. */
  const owners = new Map<Element, Element | null>();
  const parser: Parser<Adapter> = new Parser<Adapter>({
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...element) {
        const made = defaultTreeAdapter.createElement(...element);
        if (CONTROLS.has(made.tagName)) owners.set(made, parser.formElement);
        return made;
      },
    },
  });
  parser.tokenizer.write(html, true);
  const all = elementsIn(parser.document);
  const forms = all.filter(({ tagName }) => tagName === "form");
  // Of several forms with the same id, the first one counts.
  const byId = new Map(forms.toReversed().map((form) => [attribute(form, "id"), form]));
  const ownerOf = (control: Element) => {
    const named = attribute(control, "form");
    return (named === null ? owners.get(control) : byId.get(named)) ?? null;
  };
  const controls = Map.groupBy(
    all.filter(({ tagName }) => CONTROLS.has(tagName)),
    ownerOf,
  );
  return forms.map((form) => ({
    action: attribute(form, "action"),
    method: attribute(form, "method"),
    controls: (controls.get(form) ?? []).map(toControl),
  }));
}

function toControl(control: Element): FoundControl {
  const found = {
    name: attribute(control, "name") ?? "",
    checked: attribute(control, "checked") !== null,
    disabled: isDisabled(control),
  };
  if (control.tagName === "select") return { ...found, type: "select", values: chosenIn(control) };
  if (control.tagName === "textarea")
    return { ...found, type: "textarea", values: [textOf(control)] };
  const value = attribute(control, "value");
  const type = (attribute(control, "type") ?? "text").toLowerCase();
  return { ...found, type, values: value === null ? [] : [value] };
}

/** A select without a chosen option submits its first one, unless it is `multiple`. */
function chosenIn(select: Element): string[] {
  const options = elementsIn(select).filter(({ tagName }) => tagName === "option");
  const chosen = options.filter((option) => attribute(option, "selected") !== null);
  const isMultiple = attribute(select, "multiple") !== null;
  const sent = isMultiple
    ? chosen
    : [chosen.at(-1) ?? options.find((option) => attribute(option, "disabled") === null)];
  return sent.flatMap((option) =>
    option ? [attribute(option, "value") ?? textOf(option).trim().replace(/\s+/g, " ")] : [],
  );
}

/** Disabled itself, or inside a disabled fieldset. */
function isDisabled(control: Element): boolean {
  if (attribute(control, "disabled") !== null) return true;
  for (let outer = control.parentNode; outer && "tagName" in outer; outer = outer.parentNode)
    if (outer.tagName === "fieldset" && attribute(outer, "disabled") !== null) return true;
  return false;
}

const attribute = ({ attrs }: Element, name: string): string | null =>
  attrs.find((one) => one.name === name)?.value ?? null;

/** Every element below a node, in the order of the page. A template's content is not part of the page. */
function elementsIn(node: Adapter["parentNode"]): Element[] {
  const found: Element[] = [];
  const open = [...node.childNodes].reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    if (!("tagName" in next)) continue;
    found.push(next);
    open.push(...[...next.childNodes].reverse());
  }
  return found;
}

const textOf = (element: Element): string =>
  element.childNodes
    .map((node) => (node.nodeName === "#text" && "value" in node ? node.value : ""))
    .join("");
