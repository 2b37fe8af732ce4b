import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { followMaster, newPart, partsIn } from "./actions.ts";
import { inverseOf, type Operation } from "./edit-operation.ts";
import { saysSame } from "./json.ts";
import { allowedAt, parsePlace } from "./place.ts";
import { knownOf, type Present, presentValue } from "./restore-operations.ts";
import type { Section } from "./section.ts";

/** The page on which something is put back. */
interface Site extends Omit<Present, "section"> {
  /** A section that the page shows. */
  readonly find: (elementId: number) => Section | null;
  readonly define: (section: Section) => SectionDefinition | null;
  /** The order of the sections of the page. */
  readonly page: { readonly handler: string; readonly ids: readonly number[] } | null;
}

interface PutBack {
  readonly operations: readonly Operation[];
  /** Operations whose values have been changed again since: these stay. */
  readonly changed: readonly Operation[];
  /** Operations that cannot be undone from here once they are published. */
  readonly lasting: readonly Operation[];
}

/** The operations that undo a publish, as far as the page still has the published values. */
export function putBack(site: Site, published: readonly Operation[]): PutBack {
  const operations: Operation[] = [];
  const changed: Operation[] = [];
  const lasting: Operation[] = [];
  for (const operation of published.toReversed()) {
    const back = inverse(site, operation);
    if (back === "changed") changed.push(operation);
    else if (back === "lasting") lasting.push(operation);
    else operations.push(back);
  }
  return { operations, changed, lasting };
}

function inverse(site: Site, operation: Operation): Operation | "changed" | "lasting" {
  if (operation.kind === "order") {
    const isSame =
      site.page?.handler === operation.handler && site.page.ids.join() === operation.after.join();
    return isSame ? inverseOf(operation) : "changed";
  }
  const section = site.find(operation.elementId);
  const definition = section && site.define(section);
  if (!section || !definition) return "lasting";
  const { about, seen } = section;
  switch (operation.kind) {
    case "set": {
      if (!allowedAt(definition, operation.path)) return "lasting";
      const part = parsePlace(operation.path)?.part ?? null;
      if (part !== null && !partsIn(site.operations, section).includes(part)) return "changed";
      const present = presentValue({ ...site, section }, operation.path);
      if (!saysSame(present, operation.after)) return "changed";
      return { ...operation, about, seen, before: present, after: operation.before };
    }
    case "orderParts": {
      const keys = partsIn(site.operations, section);
      const isSame = keys.join() === operation.after.join();
      const { before, after } = operation;
      return isSame ? { ...operation, about, seen, before: after, after: before } : "changed";
    }
    case "removePart": {
      const keys = partsIn(site.operations, section);
      const { beforeKey } = operation;
      const at = beforeKey !== null && keys.includes(beforeKey) ? beforeKey : null;
      return newPart(section, at, knownOf(definition, operation.content)).operation;
    }
    case "follow":
      return section.masterId === operation.after
        ? followMaster(section, operation.before)
        : "changed";
    case "insert":
    case "remove":
    case "insertPart":
      return "lasting";
    default:
      return operation satisfies never;
  }
}
