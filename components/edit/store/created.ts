import type { PublishAnswer } from "#lib/edit/model/answers.ts";
import type { Operation } from "#lib/edit/model/operation.ts";

/** What sections and parts are called since they were published, by what they were called before. */
export type Renamed = Pick<PublishAnswer, "created" | "parts">;

/** The id that a section has now: until a published page is drawn anew it still shows the old one. */
export const idNow = (created: Renamed["created"], id: number): number => created[id] ?? id;

/** The address that a place has now. */
export function addressNow(renamed: Renamed, address: string): string {
  const end = address.indexOf(":");
  const id = address.startsWith("-")
    ? idNow(renamed.created, Number(address.slice(0, end)))
    : address.slice(0, end);
  return `${id}:${pathNow(renamed, id, address.slice(end + 1))}`;
}

const PART = /^parts\.([a-z0-9]+)/;

/** The path of a place of a part, or of a part. */
const pathNow = (renamed: Renamed, id: number | string, path: string): string =>
  path.replace(PART, (_, key: string) => `parts.${keyNow(renamed, id, key)}`);

const keyNow = ({ parts }: Renamed, id: number | string, key: string): string =>
  parts?.[`${id}:${key}`] ?? key;

/** An operation on what a section and its parts are now. */
export function operationNow(renamed: Renamed, operation: Operation): Operation {
  const now = (id: number) => idNow(renamed.created, id);
  if (operation.kind === "order")
    return { ...operation, before: operation.before.map(now), after: operation.after.map(now) };
  const elementId = now(operation.elementId);
  const key = (one: string) => keyNow(renamed, elementId, one);
  switch (operation.kind) {
    case "set":
      return { ...operation, elementId, path: pathNow(renamed, elementId, operation.path) };
    case "insertPart":
    case "removePart": {
      const { beforeKey } = operation;
      const before = beforeKey === null ? null : key(beforeKey);
      return { ...operation, elementId, key: key(operation.key), beforeKey: before };
    }
    case "orderParts":
      return {
        ...operation,
        elementId,
        before: operation.before.map(key),
        after: operation.after.map(key),
      };
    default:
      return { ...operation, elementId };
  }
}
