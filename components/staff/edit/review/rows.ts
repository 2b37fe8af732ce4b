import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { addressOf, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { changesIn, type Operations } from "#lib/staff/edit/model/working-copy.ts";

/** The changes of one section, or of the order of one page. */
export interface ReviewGroup {
  readonly key: string;
  readonly isShared: boolean;
  readonly operations: readonly Operation[];
}

const MASTER = "master-section";

/** Whether a change shows on more than one page. */
const isShared = ({ handler }: Operation): boolean =>
  Object.hasOwn(SHELL, handler) || handler === MASTER;

/** The changes by section; those visible on several pages come first. */
export function groupsOf(operations: Operations): ReviewGroup[] {
  const groups = new Map<string, ReviewGroup>();
  for (const operation of changesIn(Object.values(operations))) {
    const key = operation.kind === "order" ? addressOf(operation) : String(operation.elementId);
    const group = groups.get(key) ?? { key, isShared: isShared(operation), operations: [] };
    groups.set(key, { ...group, operations: [...group.operations, operation] });
  }
  return [...groups.values()].toSorted(
    (one, other) => Number(other.isShared) - Number(one.isShared),
  );
}

/**
 * Whether the list of changes is shown before publishing: the texts of one section are visible on the page, other
 * changes affect more than the visible section.
 */
export function needsReview(operations: Operations): boolean {
  const list = Object.values(operations);
  return groupsOf(operations).length > 1 || list.some((one) => one.kind !== "set" || isShared(one));
}
