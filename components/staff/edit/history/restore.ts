import { isShell, pageSections, sectionById } from "#components/staff/edit/page/page-dom.ts";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { towards, type Way } from "#lib/staff/edit/model/restore-operations.ts";
import {
  type Moment,
  orderAt,
  type SectionPast,
  sectionAt,
} from "#lib/staff/edit/model/save-groups.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";

const MASTER = "master-section";

interface Back extends Way {
  /** The section, if other pages share it. */
  readonly shared: Section | null;
  /** Now or then its values were its master's. */
  readonly followsMaster: boolean;
}

/**
 * The operations that restore a section to a moment; null if it is no longer on the page, or its history is unknown.
 */
export function restoreSection(state: EditState, past: SectionPast, moment: Moment): Back | null {
  const then = sectionAt(past, moment);
  const section = sectionById(state, past.elementId);
  const definition = section && definitionFor(section);
  if (!then || !section || !definition) return null;
  if (state.operations[`${section.elementId}:`]?.kind === "remove") return null;
  const follow = state.operations[`${section.elementId}:master`];
  const masterId = follow?.kind === "follow" ? follow.after : section.masterId;
  const followsMaster = masterId !== null || then.masterId !== null;
  const shared = isShell(section) || section.handler === MASTER ? section : null;
  if (followsMaster || then.about.component !== section.about.component)
    return { operations: [], unknown: 0, shared, followsMaster };
  const present = { section, operations: state.operations, stored: state.regions };
  return { ...towards(present, definition, then), shared, followsMaster };
}

/** The operations that restore a whole page to a moment: its sections and their order. */
export function restorePage(
  state: EditState,
  pasts: readonly SectionPast[],
  moment: Moment,
): Way & { readonly staying: number } {
  const page = pageSections(state);
  const operations: Operation[] = [];
  let unknown = 0;
  let staying = 0;
  for (const id of page?.ids ?? []) {
    const past = pasts.find(({ elementId }) => elementId === id);
    const back = past && restoreSection(state, past, moment);
    if (!back || back.followsMaster) staying += 1;
    else {
      operations.push(...back.operations);
      unknown += back.unknown;
    }
  }
  const order = page && orderAt(page, pasts, moment);
  if (order) operations.push(order);
  return { operations, unknown, staying };
}
