"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import {
  useEditContext,
  useEditState,
  useIsPageShown,
} from "#components/staff/edit/page/edit-context.tsx";
import {
  isMaster,
  isShell,
  sectionAround,
  sectionById,
} from "#components/staff/edit/page/page-dom.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { SectionToolbar } from "./section-toolbar.tsx";
import { SharedQuestion } from "./shared-question.tsx";
import { useActiveSection } from "./use-active-section.ts";
import { useLayerPlace } from "./use-layer-place.ts";
import { useSectionActions } from "./use-section-actions.ts";
import "./sections.css";

/**
 * One layer over the page with the outline and the tools of the section in use. It is in the browser's top layer and
 * does not affect the page's layout.
 */
export function SectionLayer() {
  const t = useTranslations("edit.sections");
  const { screen } = useEditContext();
  const tPeople = useTranslations("edit.people");
  const layer = useRef<HTMLDivElement>(null);
  const isEditing = useEditState((state) => state.mode === "edit" && state.dialog === null);
  const [active, activate] = useActiveSection(layer);
  const section = useEditState((state) => (active === null ? null : sectionById(state, active)));
  const names = useSectionNames();
  const busy = useEditState((state) =>
    state.people.find((one) => one.isEditing && !one.hasLeft && one.section === active),
  );
  useMoveKeys();
  const isShown = useIsPageShown() && isEditing && section !== null;
  useLayerPlace(layer, isShown ? active : null);

  useEffect(() => {
    // In browsers without popovers the layer is an ordinary box over the page.
    layer.current?.showPopover?.();
  }, []);
  /** The button of a section moves the focus to its tools. */
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const isHandle = target instanceof Element && target.closest("[data-section-handle]");
      const id = isHandle ? sectionAround(target) : null;
      if (id === null) return;
      activate(id);
      requestAnimationFrame(() => layer.current?.querySelector("button")?.focus());
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [activate]);

  const editing =
    busy && tPeople("editingThis", { name: busy.name === "" ? tPeople("somebody") : busy.name });
  const isShared =
    section !== null && (isShell(section) || isMaster(section) || section.masterId !== null);
  return (
    <>
      <div
        ref={layer}
        popover="manual"
        className="edit-layer tone-bar pointer-events-none fixed inset-0 top-(--edit-bar-height,3.25rem) m-0 h-auto w-auto overflow-clip bg-transparent p-0"
      >
        {isShown && section ? (
          <div className="edit-outline" data-shared={isShared || undefined}>
            <SectionToolbar
              section={section}
              name={names.of(section)}
              note={[editing, isShell(section) ? t("everyPage") : isShared ? t("shared") : null]
                .filter(Boolean)
                .join(" · ")}
            />
          </div>
        ) : null}
      </div>
      {screen === null ? <SharedQuestion /> : null}
    </>
  );
}

/** Alt with the arrow keys moves the section that has the focus. */
function useMoveKeys(): void {
  const { store } = useEditContext();
  const { move } = useSectionActions();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const key = pressedKey(event);
      if (key !== "ArrowUp" && key !== "ArrowDown") return;
      const { target } = event;
      if (target instanceof Element && target.matches("select")) return;
      const holder = target instanceof Element ? target.closest<HTMLElement>("[data-tools]") : null;
      const id = holder ? Number(holder.dataset.tools) : sectionAround(target);
      const { mode, sections, dialog } = store.getState();
      const section = id === null ? null : sectionById(store.getState(), id);
      if (mode !== "edit" || dialog || id === null || !section || !sections[id]) return;
      if (isShell(section) || isMaster(section)) return;
      event.preventDefault();
      move(id, key === "ArrowUp" ? -1 : 1);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [store, move]);
}
