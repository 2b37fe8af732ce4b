import type { PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import { isContent, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { withPartKey, withPartKeys } from "#lib/staff/edit/model/part-keys.ts";
import type { EditState } from "./edit-state.ts";

/** New ids of sections and new keys of parts since they were published, by their former ones. */
export type Renamed = Pick<PublishAnswer, "created" | "parts">;

/** The current id of a section: until the page is redrawn after a publish, it still shows the old one. */
export const idNow = (created: Renamed["created"], id: number): number => created[id] ?? id;

/** The key that a part of a section has now. */
export const keyNow = ({ parts }: Renamed, id: number | string, key: string): string =>
  parts?.[`${id}:${key}`] ?? key;

/** The address that a place has now. */
export function addressNow(renamed: Renamed, address: string): string {
  const end = address.indexOf(":");
  const id = address.startsWith("-")
    ? idNow(renamed.created, Number(address.slice(0, end)))
    : address.slice(0, end);
  return `${id}:${withPartKey(address.slice(end + 1), (key) => keyNow(renamed, id, key))}`;
}

/** An operation with the current ids of its section and parts. */
export function operationNow(renamed: Renamed, operation: Operation): Operation {
  const now = (id: number) => idNow(renamed.created, id);
  if (operation.kind === "order")
    return { ...operation, before: operation.before.map(now), after: operation.after.map(now) };
  const elementId = now(operation.elementId);
  return isContent(operation)
    ? { ...withPartKeys(operation, (key) => keyNow(renamed, elementId, key)), elementId }
    : { ...operation, elementId };
}

/** The present keys of parts by those on the page, after one more publish. */
export function renamedSince(
  parts: NonNullable<Renamed["parts"]>,
  made: Renamed,
): NonNullable<Renamed["parts"]> {
  const before = Object.entries(parts).map(([name, key]) => {
    const id = name.slice(0, name.indexOf(":"));
    return [name, keyNow(made, id, key)];
  });
  return { ...made.parts, ...Object.fromEntries(before) };
}

type Numbered = Pick<EditState, "operations" | "done" | "undone" | "created">;

/** A new temporary id: below those of all unsaved elements, restored drafts and steps that can be redone. */
export function freeId({ operations, done, undone, created }: Numbered): number {
  const steps = [...done, ...undone].flatMap((step) => step.operations);
  const ids = [...Object.values(operations), ...steps].map((operation) =>
    operation.kind === "order" ? 0 : operation.elementId,
  );
  return Math.min(0, ...ids, ...Object.keys(created).map(Number)) - 1;
}
