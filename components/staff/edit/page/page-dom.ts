import { idNow } from "#components/staff/edit/store/created.ts";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { MASTER_HANDLER } from "#lib/staff/edit/master-choice.ts";
import { newSection, type PageSections, sectionsIn } from "#lib/staff/edit/model/page-sections.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";

/** The box of a section on the page. */
export const boxOf = (id: number, page: Document = document): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-edit-section="${id}"]`);

/** The section that a node of the page is in. */
export function sectionAround(node: EventTarget | null): number | null {
  const box = node instanceof Element ? node.closest<HTMLElement>("[data-edit-section]") : null;
  const id = Number(box?.dataset.editSection);
  return Number.isInteger(id) && id !== 0 ? id : null;
}

/** The section that contains a spot of the page, wherever it is. */
export function sectionOfPlace(node: HTMLElement): number | null {
  const id = Number.parseInt(node.closest<HTMLElement>("[data-edit]")?.dataset.edit ?? "", 10);
  return Number.isInteger(id) ? id : sectionAround(node);
}

/** The handler of the page's sections; null on pages that have none. */
export const handlerOnPage = (): string | null =>
  document.querySelector<HTMLElement>("[data-edit-page]")?.dataset.editPage ?? null;

/** The button that shows the cookie notice, which is the last thing that Tab reaches; null outside of edit mode. */
export const noticeOpener = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("[data-notice-opener]");

/** The sections of the page, in the order of the working copy. */
export function pageSections(
  state: Pick<EditState, "operations" | "sections" | "created">,
): PageSections | null {
  const handler = handlerOnPage();
  if (handler === null) return null;
  const boxes = [...document.querySelectorAll("[data-edit-section]")];
  const idOfBox = (box: Element) => {
    const id = sectionAround(box);
    return id === null ? null : idNow(state.created, id);
  };
  const shown = [...new Set(boxes.flatMap((box) => idOfBox(box) ?? []))].filter(
    (id) => state.sections[id]?.handler === handler,
  );
  return { handler, ids: sectionsIn(state.operations, handler, shown) };
}

/** The sections that are shown on every page, such as header and footer, in order; hidden ones are left out. */
export function sharedSections(state: Pick<EditState, "sections">): readonly number[] {
  const handler = handlerOnPage();
  const boxes = [...document.querySelectorAll("[data-edit-section]")];
  const shown = boxes.flatMap((box) => (box.closest("[hidden]") ? [] : (sectionAround(box) ?? [])));
  return [...new Set(shown)].filter((id) => {
    const section = state.sections[id];
    return section !== undefined && section.handler !== handler;
  });
}

/** The position of a section on the page, counted from 1; null if the page does not show it. */
export function numberOnPage(
  state: Pick<EditState, "operations" | "sections" | "created">,
  elementId: number | null,
): number | null {
  if (elementId === null || typeof document === "undefined") return null;
  const at = lookOnce(state)?.ids.indexOf(idNow(state.created, elementId)) ?? -1;
  return at < 0 ? null : at + 1;
}

let look: { readonly state: unknown; readonly found: PageSections | null } | null = null;

/** All sections request their numbers together, and the page is searched only once. */
function lookOnce(state: Parameters<typeof pageSections>[0]): PageSections | null {
  if (look?.state === state) return look.found;
  const found = pageSections(state);
  look = { state, found };
  queueMicrotask(() => {
    look = null;
  });
  return found;
}

/** A section by its id, including one that the page does not show yet. */
export function sectionById(
  { operations, sections, created }: Pick<EditState, "operations" | "sections" | "created">,
  place: number,
): Section | null {
  const id = idNow(created, place);
  const made = operations[`${id}:`];
  return made?.kind === "insert" ? newSection(made) : (sections[id] ?? null);
}

/** Whether a section is a master, which sections of any page follow. */
export const isMaster = ({ handler }: Pick<Section, "handler">): boolean =>
  handler === MASTER_HANDLER;

/** Whether a section is shared by every page: header, footer and cookie notice. */
export const isShell = ({ handler }: Pick<Section, "handler">): boolean =>
  Object.hasOwn(SHELL, handler);
