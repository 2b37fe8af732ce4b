import { alignParts } from "#lib/edit/model/align-parts.ts";
import type { PublishAnswer } from "#lib/edit/model/answers.ts";
import { isSame } from "#lib/edit/model/json.ts";
import type { Operation } from "#lib/edit/model/operation.ts";
import { keyAt } from "#lib/edit/model/part-marks.ts";
import { asideKey, isOfParts, isOnPlaces, withPlaces } from "#lib/edit/model/part-places.ts";
import type { EditState } from "./edit-store.ts";

/** What sections and parts are called since they were published, by what they were called before. */
export interface Renamed extends Pick<PublishAnswer, "created" | "parts"> {
  /** What parts are recognised by where some have no id: in the list whose places are renamed, and in the one of now. */
  readonly places?: Readonly<
    Record<string, { readonly shown: readonly string[]; readonly now: readonly string[] }>
  >;
}

/**
 * What an answer renames.
 *
 * @param shownAt what the parts of an element are recognised by whose places were sent
 */
export function renamedBy(
  { created, parts = {}, places = {} }: PublishAnswer,
  shownAt: (elementId: number) => readonly string[] | null,
): Required<Renamed> {
  const made: Required<Renamed> = { created, parts, places: {} };
  return Object.entries(places).reduce(({ parts: all, ...others }, [id, { before, now }]) => {
    const shown = shownAt(Number(id)) ?? before;
    const isOfPlace = (name: string) => name.startsWith(`${id}:i`) && name.length < id.length + 6;
    const rest = Object.entries(all).filter(([name]) => !isOfPlace(name));
    // Between what was shown and what was read somebody else may have changed the list.
    const own = alignParts(shown, before).flatMap((found, index) => {
      const key = found?.isSure ? parts[`${id}:${keyAt(before, found.at)}`] : undefined;
      return key === undefined || shown[index]?.startsWith("#") ? [] : [[`${id}:i${index}`, key]];
    });
    return {
      ...others,
      parts: Object.fromEntries([...rest, ...own]),
      places: { ...others.places, [id]: { shown, now } },
    };
  }, made);
}

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

/** A place that is not named is that of a part that is gone. */
export function keyNow({ parts, places }: Renamed, id: number | string, key: string): string {
  const list = places?.[id];
  return parts?.[`${id}:${key}`] ?? (list ? asideKey(key, list.shown) : key);
}

/** An operation on what a section and its parts are now. */
export function operationNow(renamed: Renamed, operation: Operation): Operation {
  const known = isOfParts(operation) ? renamed.places?.[operation.elementId]?.now : undefined;
  // What names the places of now already.
  if (known && isOfParts(operation) && isSame(operation.places, known)) return operation;
  const next = renamedIn(renamed, operation);
  if (!isOfParts(next)) return next;
  const list = renamed.places?.[next.elementId];
  return list && isOnPlaces(next) ? withPlaces(next, list.now) : next;
}

function renamedIn(renamed: Renamed, operation: Operation): Operation {
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

type Numbered = Pick<EditState, "operations" | "done" | "undone" | "created">;

/** An id that nothing has, for what does not exist yet: below those of restored drafts and of steps that can be redone. */
export function freeId({ operations, done, undone, created }: Numbered): number {
  const steps = [...done, ...undone].flatMap((step) => step.operations);
  const ids = [...Object.values(operations), ...steps].map((operation) =>
    operation.kind === "order" ? 0 : operation.elementId,
  );
  return Math.min(0, ...ids, ...Object.keys(created).map(Number)) - 1;
}
