import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import type { Operation } from "./edit-operation.ts";
import { towards } from "./restore-operations.ts";
import type { Section } from "./section.ts";
import { inOrderOf } from "./working-element.ts";

/** A section as one save left it. */
export interface Version {
  readonly version: number;
  /** ISO 8601; empty where the backend does not say. */
  readonly at: string;
  /** The person's name; empty where the backend does not say. */
  readonly by: string;
  readonly section: Section;
}

/** The past of one section. */
export interface SectionPast {
  readonly elementId: number;
  readonly versions: readonly Version[];
}

/** The event of one section at a moment. */
interface MomentChange {
  readonly version: Version;
  /** The operations that led to it from the previous version; null for the oldest known one. */
  readonly operations: readonly Operation[] | null;
}

/** A publish of one person at one time. */
export interface Moment {
  readonly time: number;
  readonly at: string;
  readonly by: string;
  readonly changes: readonly MomentChange[];
}

type FindDefinition = (section: Section) => SectionDefinition | null;

/** Milliseconds within which saves of one person to different sections are one publish. */
const TOGETHER = 10_000;

const timeOf = ({ at, section }: Version): number =>
  Date.parse(at) || Date.parse(section.seen) || 0;

/** The newest first, whatever order they came in. */
const sorted = (versions: readonly Version[]): Version[] =>
  versions.toSorted((one, other) => timeOf(other) - timeOf(one) || other.version - one.version);

/** The moments of several sections together, the newest first. */
export function momentsOf(pasts: readonly SectionPast[], find: FindDefinition): Moment[] {
  const all = pasts
    .flatMap(({ versions }) => {
      const list = sorted(versions);
      return list.map((version, index): MomentChange => {
        const before = list[index + 1];
        const definition = find(version.section);
        if (!before) return { version, operations: null };
        const from = { section: before.section, operations: {}, stored: {} };
        return {
          version,
          operations: definition ? towards(from, definition, version.section).operations : [],
        };
      });
    })
    .toSorted((one, other) => timeOf(other.version) - timeOf(one.version));

  const moments: Moment[] = [];
  for (const change of all) {
    const { version } = change;
    const time = timeOf(version);
    const last = moments.at(-1);
    const isSame =
      last !== undefined &&
      last.by === version.by &&
      last.time - time <= TOGETHER &&
      !last.changes.some((one) => one.version.section.elementId === version.section.elementId);
    if (isSame) moments[moments.length - 1] = { ...last, changes: [...last.changes, change] };
    else {
      const at = version.at || version.section.seen;
      moments.push({ time, at, by: version.by, changes: [change] });
    }
  }
  return moments;
}

/** A section as it was at a moment; null if nothing is known about that time. */
export function sectionAt({ elementId, versions }: SectionPast, moment: Moment): Section | null {
  const own = moment.changes.find(({ version }) => version.section.elementId === elementId);
  const found = own?.version ?? sorted(versions).find((version) => timeOf(version) <= moment.time);
  return found?.section ?? null;
}

/** The order of a page's sections at a moment; sections with an unknown position come after the one they follow now. */
export function orderAt(
  page: { readonly handler: string; readonly ids: readonly number[] },
  pasts: readonly SectionPast[],
  moment: Moment,
): Operation | null {
  const numbered = page.ids.flatMap((id) => {
    const past = pasts.find(({ elementId }) => elementId === id);
    const order = past && sectionAt(past, moment)?.content.options.order;
    const isNumber = (typeof order === "number" || typeof order === "string") && order !== "";
    return isNumber && Number.isFinite(Number(order)) ? [{ id, order: Number(order) }] : [];
  });
  const wanted = numbered.toSorted((one, other) => one.order - other.order);
  const items = page.ids.map((id) => ({ key: String(id), id }));
  const after = inOrderOf(
    items,
    wanted.map(({ id }) => String(id)),
  ).map(({ id }) => id);
  return after.join() === page.ids.join()
    ? null
    : { kind: "order", handler: page.handler, before: page.ids, after };
}
