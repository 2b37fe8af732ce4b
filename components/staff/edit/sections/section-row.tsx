"use client";

import { useTranslations } from "next-intl";
import type { HTMLAttributes } from "react";
import { useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { revealSection } from "#components/staff/edit/page/reveal.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import { visibilityIn } from "#lib/staff/edit/model/page-sections.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { OutlineRow } from "./outline-row.tsx";
import { PartsList } from "./parts-list.tsx";
import { SectionButtons } from "./section-toolbar.tsx";

interface Props {
  section: Section;
  /** Whether its parts are shown. */
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
    <OutlineRow
      data-row={id}
      handle={handle}
      name={name}
      state={states.join(" · ")}
      onName={show}
      tools={<SectionButtons section={section} name={name} />}
    >
      {definition?.parts && isOpen ? (
        <PartsList section={section} definition={definition} parts={definition.parts} />
      ) : null}
    </OutlineRow>
  );
}
