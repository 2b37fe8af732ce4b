import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { boxOf } from "#components/staff/edit/page/page-dom.ts";
import { dialogFor } from "#components/staff/edit/slots/dialog-for.ts";
import { readAddress } from "#components/staff/edit/slots/find-slots.ts";
import { withoutEnd } from "#lib/base/utils/without-end.ts";
import { readTarget } from "#lib/staff/edit/edit-target.ts";
import { leftToRight } from "#lib/staff/left-to-right.ts";

/**
 * Shows the target in the address when edit mode opens: a dialog, a section of the page or a link. The fragment is then
 * removed, so that a reload does not repeat it.
 */
export function useTarget(): void {
  const { store } = useEditContext();
  const t = useTranslations("edit.links");
  useEffect(() => {
    const target = readTarget(location.hash);
    if (!target) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    const { open, announce, mode } = store.getState();
    switch (target.kind) {
      case "languages":
        return open({ name: "languages" });
      case "translate":
        return open({ name: "languages", beside: { language: target.language, id: target.id } });
      case "media":
        return open({ name: "media", id: target.id });
      case "new":
        return open({ name: "newPage", slug: target.slug });
      case "section":
        return showSection(target.id);
      case "link": {
        const { id, end } = target;
        const link = findLink((id === null ? null : boxOf(id)) ?? document.body, end);
        if (link) {
          showLink(link);
          const dialog = mode === "edit" ? dialogOf(link) : null;
          if (dialog) open(dialog);
        }
        if (!link && id !== null) showSection(id);
        announce(t(link ? "soughtFound" : "soughtGone", { target: leftToRight(end) }));
      }
    }
  }, [store, t]);
}

/** The first visible link of the page below an element whose address ends with a path. */
function findLink(root: HTMLElement, end: string): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    (link) => !link.closest("[data-edit-bar]") && `/${endOf(link.href)}`.endsWith(`/${end}`),
  );
  return found.find((link) => link.getClientRects().length > 0) ?? found[0] ?? null;
}

/** The path of an address in the letters of its language, without a slash before and after it. */
function endOf(address: string): string {
  if (!URL.canParse(address)) return "";
  const { pathname } = new URL(address);
  try {
    return withoutEnd(decodeURIComponent(pathname).slice(1), "/");
  } catch {
    return pathname;
  }
}

/** The dialog in which a link is changed; null for a link in a text, or one that is changed elsewhere. */
function dialogOf(link: HTMLElement) {
  const address = readAddress(link);
  const slot = link.dataset.editSlot ?? "";
  return address && dialogFor(slot, address.elementId, address.path);
}

/** Marked until a key or a press, and focused: a dialog that is closed gives the focus back to it. */
function showLink(link: HTMLElement): void {
  link.scrollIntoView({ block: "center" });
  link.toggleAttribute("data-edit-sought", true);
  link.focus({ preventScroll: true });
  const gone = new AbortController();
  for (const use of ["keydown", "pointerdown"])
    addEventListener(
      use,
      () => {
        link.removeAttribute("data-edit-sought");
        gone.abort();
      },
      { signal: gone.signal },
    );
}

function showSection(id: number): void {
  const box = boxOf(id);
  if (!box) return;
  box.scrollIntoView({ block: "start" });
  const place = box.matches("[data-edit]") ? box : box.querySelector<HTMLElement>("[data-edit]");
  place?.focus({ preventScroll: true });
}
