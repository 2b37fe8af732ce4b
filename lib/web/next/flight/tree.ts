import type { Row } from "./flight-rows.ts";

/** A value of React's flight protocol, which is written as JSON. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** An element of the tree: `["$", type, key, props]`. */
export type Element = ["$", Json, Json, { [name: string]: Json }];

export const isElement = (value: Json | undefined): value is Element =>
  Array.isArray(value) && value[0] === "$" && value.length >= 4 && isRecord(value[3]);

export const isRecord = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export interface Reference {
  readonly id: string;
  /** From the row down; empty for the whole row. */
  readonly path: readonly string[];
}

/** Letters of references that React reads when it needs them, or as something else than a plain value. */
const LETTERED = /^\$[L@hQWBKi]([0-9a-f]+)(?::|$)/;
const PLAIN = /^\$([0-9a-f]+)((?::[^:]*)*)$/;

/** The reference in a text of the tree; null for a literal text. */
export function referenceOf(text: string): Reference | null {
  const plain = PLAIN.exec(text);
  if (plain) return { id: plain[1] ?? "", path: plain[2]?.split(":").slice(1) ?? [] };
  const id = LETTERED.exec(text)?.[1];
  return id === undefined ? null : { id, path: [] };
}

/** A row that is read: of the tree, or a text. */
interface ReadRow {
  readonly kind: string;
  readonly value: Json;
}

export type Tree = Map<string, ReadRow>;

/** The rows of a copy by their id, with those of the tree read; not those that come in several. Throws on broken JSON. */
export function readTree(rows: readonly Row[]): Tree {
  const counts = new Map<string, number>();
  for (const { id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map(
    rows
      .filter(({ id }) => id !== "" && counts.get(id) === 1)
      .map(({ id, kind, text }) => [
        id,
        { kind, value: kind === "" ? (JSON.parse(text) as Json) : text },
      ]),
  );
}

const TUPLE: Readonly<Record<string, string>> = { type: "1", key: "2", props: "3" };

/** Resolves a value: itself, or the row or part of a row that it refers to. Undefined if that does not exist. */
export function follow(tree: Tree, value: Json | undefined): Json | undefined {
  if (typeof value !== "string" || !value.startsWith("$")) return value;
  const reference = referenceOf(value);
  if (!reference) return value;
  const row = tree.get(reference.id);
  if (!row || (row.kind !== "" && row.kind !== "T")) return undefined;
  // A text row is literal, whatever it begins with.
  if (row.kind === "T") return reference.path.length === 0 ? literal(String(row.value)) : undefined;
  let found: Json | undefined = row.value;
  for (const step of reference.path) {
    found = follow(tree, found);
    if (isElement(found)) found = found[Number(TUPLE[step] ?? step)] as Json | undefined;
    else if (Array.isArray(found)) found = found[Number(step)];
    else if (isRecord(found)) found = found[step];
    else return undefined;
  }
  return follow(tree, found);
}

/** Escapes a text that begins with the protocol's sign. */
const literal = (text: string): string => (text.startsWith("$") ? `$${text}` : text);
