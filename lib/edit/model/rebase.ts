import { isRecord } from "#lib/utils/is-record.ts";
import type { Json, Operation } from "./operation.ts";
import { inPlaces, isOfParts, setAside } from "./part-places.ts";
import { contentOf, partContentOf } from "./section.ts";

/** What somebody else has saved in an operation's place, and when. */
interface Theirs {
  readonly theirs: Json | undefined;
  readonly at?: string | undefined;
  /** Where it was not sure which part is meant: what they are recognised by now. */
  readonly parts?: { readonly places: readonly string[] } | undefined;
}

/** An operation as one that is done in full knowledge of what somebody else has saved in its place. */
export function rebase(operation: Operation, theirs: Theirs): Operation {
  if (!theirs.parts || !isOfParts(operation)) return knowing(operation, theirs);
  const known = knowing(inPlaces(operation, theirs.parts.places).operation, theirs);
  // The page may still show other places.
  return isOfParts(known) ? setAside(known) : known;
}

function knowing(operation: Operation, { theirs, at }: Theirs): Operation {
  const held = isRecord(theirs) ? theirs : {};
  switch (operation.kind) {
    case "set":
      return { ...operation, before: theirs };
    case "remove":
      return { ...operation, content: contentOf(held) };
    case "removePart":
      return { ...operation, content: partContentOf(held) };
    case "follow":
      return { ...operation, seen: at ?? operation.seen, content: contentOf(held) };
    case "order":
      return { ...operation, before: toIds(theirs) };
    case "orderParts":
      return { ...operation, before: toKeys(theirs) };
    default:
      return operation;
  }
}

const toIds = (value: Json | undefined): number[] =>
  Array.isArray(value) ? value.map(Number).filter(Number.isInteger) : [];

const toKeys = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
