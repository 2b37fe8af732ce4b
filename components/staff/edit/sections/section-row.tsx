"use client";

import { useTranslations } from "next-intl";
import type { HTMLAttributes } from "react";
import { Glyph } from "#components/kit/ui/glyph.tsx";
import { useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { revealSection } from "#components/staff/edit/page/reveal.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import { visibilityIn } from "#lib/staff/edit/model/page-sections.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { GLYPHS } from "./glyphs.ts";
import { PartsList } from "./parts-list.tsx";
import { SectionButtons } from "./section-toolbar.tsx";

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
