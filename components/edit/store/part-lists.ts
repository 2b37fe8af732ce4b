import { alignParts } from "#lib/edit/model/align-parts.ts";
import { isSame } from "#lib/edit/model/json.ts";
import { addressOf, type Operation } from "#lib/edit/model/operation.ts";
import { newSection } from "#lib/edit/model/page-sections.ts";
import {
  inPlaces,
  isOfParts,
  isOnPlaces,
  movedTo,
  withPlaces,
} from "#lib/edit/model/part-places.ts";
import { parsePlace } from "#lib/edit/model/place.ts";
import { placesOf, type Section, savedAt } from "#lib/edit/model/section.ts";
import { keyNow, type Renamed } from "./created.ts";
import type { EditState } from "./edit-store.ts";
import type { Problem, Region, Step } from "./types.ts";

type Lists = Pick<EditState, "sections" | "places" | "operations">;

/**
 * What the parts of an element are recognised by in the list whose places its unsaved operations name: the one that the
 * page shows, or the one that was published from here since. Null where all parts have ids, and where no page has shown it.
 *
 * @param more operations that are about to be performed
 */
export function placesAt(
  { sections, places, operations }: Lists,
  elementId: number,
  more: readonly Operation[] = [],
): readonly string[] | null {
  const section = sections[elementId];
  if (elementId > 0) return places[elementId]?.now ?? (section ? placesOf(section) : null);
  const address = `${elementId}:`;
  const insert = operations[address] ?? more.find((one) => addressOf(one) === address);
  // A copy takes what its source holds when it is published.
  const isCopy = insert?.kind === "insert" && insert.copyOf !== undefined;
  return isCopy ? placesOf(newSection(insert)) : null;
}

/** Whether something is unsaved of an element that says in which list of parts it was done. */
export const hasPlaces = ({ operations }: Lists, elementId: number): boolean =>
  Object.values(operations).some(
    (one) => isOfParts(one) && one.elementId === elementId && one.places !== undefined,
  );

/** An operation on the places that the page shows; one on places of another list is set aside, unless it finds them here. */
export function onShownPlaces(
  state: Lists,
  operation: Operation,
  more: readonly Operation[] = [],
): Operation {
  if (!isOfParts(operation)) return operation;
  const now = placesAt(state, operation.elementId, more);
  if (now === null) return operation;
  const isMoved = operation.places && !(isSame(operation.places, now) && isOnPlaces(operation));
  return isMoved ? movedTo(operation, now) : withPlaces(operation, now);
}

/**
 * The state after a section was drawn anew. Where its parts have no ids and somebody else has added, removed or moved some,
 * what is unsaved goes to the places where its parts are now. What is of no part of which that is sure is set aside, with
 * the reason: it stays unsaved and is asked about when it is published.
 */
export function drawnAnew(state: EditState, section: Section): Partial<EditState> {
  const { elementId } = section;
  const sections = { ...state.sections, [elementId]: section };
  const { [elementId]: published, ...places } = state.places;
  // The page shows the places of now.
  const parts = published ? withoutPlacesOf(state.parts, elementId) : state.parts;
  const known = { ...state, sections, places, parts };
  const [was, now] = [placesAt(state, elementId), placesAt(known, elementId)];
  const drawn = published ? { sections, places, parts } : { sections };
  if (now === null || elementId < 0 || (!published && isSame(was, now))) return drawn;

  const isOwn = (operation: Operation) =>
    operation.kind !== "order" && operation.elementId === elementId;
  const move = (operation: Operation) =>
    isOwn(operation) ? onShownPlaces(known, operation) : operation;
  const problems: Record<string, Problem> = {};
  const operations = Object.fromEntries(
    Object.entries(state.operations).map(([address, operation]) => {
      const next = move(operation);
      const held = state.problems[address];
      const problem = isOfPlaces(held) ? problemOf(operation, next, now) : held;
      if (problem) problems[addressOf(next)] = problem;
      return [addressOf(next), next];
    }),
  );
  const steps = (list: readonly Step[]) =>
    list.map((step) => {
      const shown = step.operations.find((operation) => addressOf(operation) === step.address);
      const address = shown ? addressOf(move(shown)) : step.address;
      return { address, operations: step.operations.map(move) };
    });
  return {
    ...drawn,
    operations,
    problems,
    done: steps(state.done),
    undone: steps(state.undone),
    regions: was ? regionsOf(state.regions, section) : state.regions,
  };
}

/** Whether a place of the page is that of another part, or of none, once a section is drawn anew. */
export function isMoved(state: EditState, section: Section, address: string): boolean {
  const [id, path = ""] = address.split(":");
  const key = parsePlace(path)?.part ?? "";
  const known = state.sections[section.elementId];
  if (!known || Number(id) !== section.elementId || !key.startsWith("i")) return false;
  const shown = state.places[section.elementId]?.shown ?? placesOf(known);
  const index = Number(key.slice(1));
  const found = alignParts(shown ?? [], placesOf(section) ?? [])[index];
  return !found?.isSure || found.at !== index;
}

/** Whether a problem is none once the part is found again. */
const isOfPlaces = (problem: Problem | undefined): boolean =>
  !problem || (problem.kind === "invalid" && ["noPart", "unsurePart"].includes(problem.reason));

/** What is told of an operation whose part is not found in what is drawn. */
function problemOf(
  operation: Operation,
  next: Operation,
  now: readonly string[],
): Problem | undefined {
  if (!isOfParts(operation) || !isOfParts(next) || isOnPlaces(next)) return undefined;
  const { doubt } = inPlaces(operation, now);
  if (doubt === null || operation.kind === "insertPart") return undefined;
  if (doubt === "unsure") return { kind: "invalid", reason: "unsurePart" };
  return operation.kind === "set" ? { kind: "invalid", reason: "noPart" } : undefined;
}

/** The places as the section that is drawn holds them: under the key of one another part may have been known. */
function regionsOf(regions: EditState["regions"], section: Section): EditState["regions"] {
  return Object.fromEntries(
    Object.entries(regions).flatMap(([address, region]): [string, Region][] => {
      const place = region.elementId === section.elementId ? parsePlace(region.path) : null;
      if (!place?.part?.startsWith("i")) return [[address, region]];
      if (!section.partKeys.includes(place.part)) return [];
      return [[address, { ...region, stored: savedAt(section, place), seen: section.seen }]];
    }),
  );
}

const withoutPlacesOf = (parts: EditState["parts"], elementId: number): EditState["parts"] =>
  Object.fromEntries(
    Object.entries(parts).filter(
      ([name, now]) => !(name.startsWith(`${elementId}:`) && now.startsWith("i")),
    ),
  );

/** What parts are called since publishes, by what they are called on the page, after one more publish. */
export function renamedSince(
  { parts, places }: Pick<EditState, "parts" | "places">,
  made: Required<Renamed>,
): Pick<EditState, "parts" | "places"> {
  const before = Object.entries(parts).map(([name, key]) => {
    const id = name.slice(0, name.indexOf(":"));
    return [name, keyNow(made, id, key)];
  });
  // Places that were published before are not those of the page.
  const added = Object.entries(made.parts).filter(([name]) => {
    const [id = "", key = ""] = name.split(":");
    return !(places[id] && key.startsWith("i"));
  });
  const lists = Object.entries(made.places).map(([id, { shown, now }]) => [
    id,
    { shown: places[id]?.shown ?? shown, now },
  ]);
  return {
    parts: Object.fromEntries([...added, ...before]),
    places: { ...places, ...Object.fromEntries(lists) },
  };
}
