import { isRecord } from "#lib/base/utils/is-record.ts";
import { isContent, type Json, type Operation } from "./edit-operation.ts";
import { onList } from "./part-keys.ts";
import { contentOf, isOlder, partContentOf } from "./section.ts";

/** The value that somebody else has saved for an operation's address, and when. */
interface Theirs {
  readonly theirs: Json | undefined;
  readonly at?: string | undefined;
  /** Where they have changed the list of parts: its fingerprint now. */
  readonly parts?: { readonly list: string } | undefined;
}

/**
 * The operation based on the value that somebody else has saved since, after its editor has seen that value and
 * decided. If the list of parts has changed, it applies to the same position of the current list.
 */
export function rebase(operation: Operation, saved: Theirs): Operation {
  const { theirs, at, parts } = saved;
  const held = isRecord(theirs) ? theirs : {};
  const known = parts && isContent(operation) ? onList(operation, parts.list) : operation;
  switch (known.kind) {
    case "set":
      return { ...known, seen: newer(at, known.seen), before: theirs };
    case "remove":
      return { ...known, seen: newer(at, known.seen), content: contentOf(held) };
    case "removePart":
      return { ...known, seen: newer(at, known.seen), content: partContentOf(held) };
    case "follow":
      return { ...known, seen: at ?? known.seen, content: contentOf(held) };
    case "order":
      return { ...known, before: toIds(theirs) };
    case "orderParts":
      return { ...known, seen: newer(at, known.seen), before: toKeys(theirs) };
    default:
      return known;
  }
}

/** The later of the version that the editor decided about and the one saved from here since. */
const newer = (at: string | undefined, seen: string): string =>
  at && !isOlder(at, seen) ? at : seen;

const toIds = (value: Json | undefined): number[] =>
  Array.isArray(value) ? value.map(Number).filter(Number.isInteger) : [];

const toKeys = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
