"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef } from "react";
import { FollowerNote } from "#components/staff/edit/masters/follower-note.tsx";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { asSaved } from "#components/staff/edit/store/saved-section.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import type { PartsDefinition, SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { movePart, newPart, partsIn, removePart } from "#lib/staff/edit/model/actions.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { copyPart, isPartHidden, setPartShown } from "#lib/staff/edit/model/page-sections.ts";
import { titleOfPart } from "#lib/staff/edit/model/part-title.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { PartRow } from "./part-row.tsx";
import { useDrag } from "./use-drag.ts";

interface Props {
  section: Section;
  definition: SectionDefinition;
  parts: PartsDefinition;
}

/** The parts of a section: cards, questions, pictures. Moved by buttons, by Alt with the arrow keys, and by dragging. */
export function PartsList({ section, definition, parts }: Props) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const list = useRef<HTMLUListElement>(null);
  const operations = useEditState((state) => state.operations);
  const keys = partsIn(operations, section);
  const kind = t(`names.${parts.name}`);
  const { announce } = store.getState();
  const perform = (operation: Operation | null, message: string) => {
    if (!operation) return;
    store.getState().act([operation]);
    announce(message);
  };
  const nameOf = (key: string, index: number): string =>
    titleOfPart(operations, section, parts, key) ?? `${kind} ${index + 1}`;
  const move = (key: string, to: number) =>
    perform(
      movePart(operations, section, key, to),
      t("sections.moved", {
        section: nameOf(key, keys.indexOf(key)),
        place: to + 1,
        count: keys.length,
      }),
    );
  const drag = useDrag(list, "data-part", move);
  if (section.masterId !== null) return <FollowerNote masterId={section.masterId} />;

  const onKeyDown = (event: KeyboardEvent) => {
    const way = pressedKey(event);
    if (!event.altKey || (way !== "ArrowUp" && way !== "ArrowDown")) return;
    const { target } = event;
    const key =
      target instanceof Element ? target.closest("[data-part]")?.getAttribute("data-part") : null;
    if (!key) return;
    // Prevents the surrounding section from moving too.
    event.preventDefault();
    event.stopPropagation();
    const to = keys.indexOf(key) + (way === "ArrowUp" ? -1 : 1);
    if (to < 0 || to >= keys.length)
      return announce(t(to < 0 ? "sections.isFirst" : "sections.isLast"));
    move(key, to);
    // A row that is moved on the page loses the focus.
    if (target instanceof HTMLElement) requestAnimationFrame(() => target.focus());
  };
  const isFull = keys.length >= parts.max;
  const add = (before: string | null) =>
    perform(newPart(section, before).operation, t("sections.inserted", { section: kind }));
  return (
    <div className="edit-parts pb-3 in-[li]:ps-10 max-md:in-[li]:ps-3">
      <ul ref={list} aria-label={kind} onKeyDown={onKeyDown}>
        {keys.map((key, index) => {
          const name = nameOf(key, index);
          const isHidden = isPartHidden(operations, section, key);
          return (
            <PartRow
              key={key}
              part={key}
              name={name}
              isHidden={isHidden}
              isFirst={index === 0}
              isLast={index === keys.length - 1}
              isFull={isFull}
              handle={drag(key)}
              onMove={(by) => move(key, index + by)}
              onCopy={() =>
                perform(
                  copyPart(operations, section, definition, key).operation,
                  t("sections.copied", { section: name }),
                )
              }
              onToggle={() =>
                perform(
                  setPartShown(operations, section, definition, key, isHidden),
                  t(isHidden ? "sections.shownNow" : "sections.hiddenNow", { section: name }),
                )
              }
              onSettings={() =>
                store.getState().open({ name: "settings", elementId: section.elementId, part: key })
              }
              onInsert={() => add(keys[index + 1] ?? null)}
              onRemove={() =>
                perform(
                  removePart(operations, asSaved(store.getState(), section), key),
                  t("sections.removed", { section: name }),
                )
              }
            />
          );
        })}
      </ul>
      <StaffButton aria-disabled={isFull || undefined} onClick={() => isFull || add(null)}>
        {t("sections.addPart", { part: kind })}
      </StaffButton>
    </div>
  );
}
