"use client";

import { useTranslations } from "next-intl";
import type { HTMLAttributes } from "react";
import { useEditState } from "#components/edit/edit-context.tsx";
import { Glyph } from "#components/ui/glyph.tsx";
import { definitionFor } from "#lib/domain/sections/find-definition.ts";
import { visibilityIn } from "#lib/edit/model/page-sections.ts";
import type { Section } from "#lib/edit/model/section.ts";
import { GLYPHS } from "./glyphs.ts";
import { PartsList } from "./parts-list.tsx";
import { revealSection } from "./reveal.ts";
import { SectionButtons } from "./section-toolbar.tsx";
import { useSectionNames } from "./use-section-names.ts";

interface Props {
  section: Section;
  /** Its parts are shown. */
  isOpen: boolean;
  /** The page is to be seen. */
  onShow: () => void;
  handle: HTMLAttributes<HTMLElement>;
}

/** A section in the outline of the page. */
export function SectionRow({ section, isOpen, onShow, handle }: Props) {
  const t = useTranslations("edit.sections");
  const names = useSectionNames();
  const operations = useEditState((state) => state.operations);
  const name = names.of(section);
  const id = section.elementId;
  const visibility = visibilityIn(operations, section);
  const definition = definitionFor(section);
  const states = [
    visibility === "always" ? "" : t(`visible.${visibility}`),
    id < 0 ? t("isNew") : "",
    section.masterId === null ? "" : t("shared"),
    definition ? "" : t("unknown"),
  ].filter((state) => state !== "");
  const show = () => {
    onShow();
    // While the dialog is open, nothing on the page can have the focus.
    requestAnimationFrame(() => revealSection(id));
  };
  return (
    <li
      data-row={id}
      className="border-b border-line data-drop-after:shadow-[inset_0_-3px_0_var(--edit-mark)] data-drop-before:shadow-[inset_0_3px_0_var(--edit-mark)]"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        {/* For the pointer only; the buttons do the same. */}
        <span
          aria-hidden="true"
          className="edit-drag grid h-9 w-8 cursor-grab touch-none place-items-center text-muted"
          {...handle}
        >
          <Glyph path={GLYPHS.drag} />
        </span>
        <button
          type="button"
          className="edit-row-name flex min-w-0 flex-1 basis-40 flex-col items-start py-1 text-start font-semibold [&_small]:text-[0.8125rem] [&_small]:font-normal [&_small]:text-muted"
          onClick={show}
        >
          <span>{name}</span>
          {states.length > 0 ? <small>{states.join(" · ")}</small> : null}
        </button>
        <SectionButtons section={section} name={name} />
      </div>
      {definition?.parts && isOpen ? (
        <PartsList section={section} definition={definition} parts={definition.parts} />
      ) : null}
    </li>
  );
}
