import { useEffect } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { boxOf } from "#components/staff/edit/page/page-dom.ts";
import { readTarget } from "#lib/staff/edit/edit-target.ts";

/**
 * Shows the target in the address when edit mode opens: a dialog, or a section of the page. The fragment is then
 * removed, so that a reload does not repeat it.
 */
export function useTarget(): void {
  const { store } = useEditContext();
  useEffect(() => {
    const target = readTarget(location.hash);
    if (!target) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    const { open } = store.getState();
    switch (target.kind) {
      case "languages":
        return open({ name: "languages" });
      case "media":
        return open({ name: "media", id: target.id });
      case "new":
        return open({ name: "newPage", slug: target.slug });
      case "section":
        return showSection(target.id);
    }
  }, [store]);
}

function showSection(id: number): void {
  const box = boxOf(id);
  if (!box) return;
  box.scrollIntoView({ block: "start" });
  const place = box.matches("[data-edit]") ? box : box.querySelector<HTMLElement>("[data-edit]");
  place?.focus({ preventScroll: true });
}
