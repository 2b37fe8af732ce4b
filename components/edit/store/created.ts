import type { PublishAnswer } from "#lib/edit/model/answers.ts";
import type { Operation } from "#lib/edit/model/operation.ts";

/** The ids that sections got when they were published, by the negative ids that they had before. */
export type Created = PublishAnswer["created"];

/** The id that a section has now: until a published page is drawn anew it still shows the old one. */
export const idNow = (created: Created, id: number): number => created[id] ?? id;

/** The address that a place has now. */
export function addressNow(created: Created, address: string): string {
  if (!address.startsWith("-")) return address;
  const end = address.indexOf(":");
  return `${idNow(created, Number(address.slice(0, end)))}${address.slice(end)}`;
}

/** An operation on what a section is now. */
export function operationNow(created: Created, operation: Operation): Operation {
  const now = (id: number) => idNow(created, id);
  return operation.kind === "order"
    ? { ...operation, before: operation.before.map(now), after: operation.after.map(now) }
    : { ...operation, elementId: now(operation.elementId) };
}
