"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Glyph } from "#components/kit/ui/glyph.tsx";
import {
  useEditContext,
  useEditState,
  useStructure,
} from "#components/staff/edit/page/edit-context.tsx";
import { boxOf, isMaster, isShell, pageSections } from "#components/staff/edit/page/page-dom.ts";
import { IconButton } from "#components/staff/ui/icon-button.tsx";
import { moveInToolbar } from "#components/staff/ui/move-in-toolbar.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import { visibilityIn } from "#lib/staff/edit/model/page-sections.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { PageDrag } from "./dragging/page-drag.tsx";
import { GLYPHS } from "./glyphs.ts";
import { placeIn, useSectionActions } from "./use-section-actions.ts";

interface Props {
  section: Section;
  name: string;
  /** Notes that other pages show the section too. */
  note: string;
}

/** The tools of one section. */
export function SectionToolbar({ section, name, note }: Props) {
  const t = useTranslations("edit.sections");
  const id = section.elementId;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (pressedKey(event) === "Escape")
      boxOf(id)?.querySelector<HTMLElement>("[data-section-handle]")?.focus();
    moveInToolbar(event);
  };
  return (
    <div
      role="toolbar"
      aria-label={t("tools", { section: name })}
      className="edit-section-tools tone-bar pointer-events-auto absolute end-2 flex max-w-[calc(100%-1rem)] flex-wrap items-center justify-end gap-x-2 rounded-[0.5rem] p-1 shadow-[0_0_0_2px_var(--mark)]"
      data-tools={id}
      onKeyDown={onKeyDown}
    >
      <Drag section={section} />
      <p className="max-w-[min(26rem,100%)] truncate px-2">
        <span>{name}</span>
        {note === "" ? null : <strong>{` · ${note}`}</strong>}
      </p>
      <SectionButtons section={section} name={name} />
    </div>
  );
}

/** The handle of a section, if the page has another one to swap with. */
function Drag({ section }: Pick<Props, "section">) {
  const { store } = useEditContext();
  const structure = useStructure();
  if (isShell(section) || isMaster(section)) return null;
  const page = pageSections({ ...store.getState(), operations: structure });
  const { isFirst, isLast } = placeIn(page, section.elementId);
  if (!page || (isFirst && isLast)) return null;
  return <PageDrag id={section.elementId} count={page.ids.length} />;
}

/** The look of the tools of a section or part. On phones those of a row in a list share one line. */
export const TOOLS =
  "flex flex-wrap max-[30rem]:in-[li]:basis-full max-[30rem]:in-[li]:flex-nowrap max-[30rem]:in-[li]:justify-between max-[30rem]:in-[li]:*:min-w-6 max-[30rem]:in-[li]:*:shrink max-[30rem]:in-[li]:*:[--staff-pad:0px]";

/** The buttons of a section, in its toolbar and in the outline of the page. */
export function SectionButtons({ section, name }: Pick<Props, "section" | "name">) {
  const t = useTranslations("edit.sections");
  const { store } = useEditContext();
  const actions = useSectionActions();
  const isHidden = useEditState(({ operations }) => visibilityIn(operations, section) === "never");
  const structure = useStructure();
  const id = section.elementId;
  const { open } = store.getState();
  const settings = (
    <Tool
      glyph="settings"
      label={t("settings")}
      about={name}
      onPress={() => open({ name: "settings", elementId: id, part: null })}
    />
  );
  const history = (
    <Tool
      glyph="history"
      label={t("history")}
      about={name}
      onPress={() => open({ name: "history", elementId: id })}
    />
  );
  if (isShell(section) || isMaster(section))
    return (
      <div className={TOOLS}>
        {settings}
        {history}
      </div>
    );
  const page = pageSections({ ...store.getState(), operations: structure });
  const { isFirst, isLast } = placeIn(page, id);
  const definition = definitionFor(section);
  return (
    <div className={TOOLS}>
      <Tool
        glyph="up"
        label={t("up")}
        about={name}
        isOff={isFirst}
        onPress={() => actions.move(id, -1)}
      />
      <Tool
        glyph="down"
        label={t("down")}
        about={name}
        isOff={isLast}
        onPress={() => actions.move(id, 1)}
      />
      {definition ? (
        <>
          <Tool glyph="copy" label={t("copy")} about={name} onPress={() => actions.copy(id)} />
          <Tool
            glyph={isHidden ? "show" : "hide"}
            label={t(isHidden ? "show" : "hide")}
            about={name}
            onPress={() => actions.setShown(id, isHidden)}
          />
          {settings}
          {definition.parts ? (
            <Tool
              glyph="parts"
              label={t("parts")}
              about={name}
              onPress={() => open({ name: "sections", elementId: id })}
            />
          ) : (
            <span aria-hidden="true" className="hidden w-9 in-[li]:block" />
          )}
          <Tool
            glyph="master"
            label={t("master")}
            about={name}
            onPress={() => open({ name: "master", elementId: id })}
          />
          {id > 0 ? history : null}
        </>
      ) : null}
      <Tool
        glyph="insert"
        label={t("insertAfter")}
        about={name}
        onPress={() => page && open({ name: "insertSection", handler: page.handler, after: id })}
      />
      {/* An unknown section cannot be hidden either, so this isn't offered if it cannot be deleted. */}
      {actions.canDelete || definition || id < 0 ? (
        <Tool glyph="remove" label={t("remove")} about={name} onPress={() => actions.remove(id)} />
      ) : null}
    </div>
  );
}

/** A button with an icon; `about` names its subject. */
export function Tool(props: {
  glyph: keyof typeof GLYPHS;
  label: string;
  about: string;
  isOff?: boolean;
  onPress: () => void;
}) {
  const { glyph, label, about, isOff, onPress } = props;
  return (
    <IconButton
      label={`${label}: ${about}`}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onPress()}
    >
      <Glyph path={GLYPHS[glyph]} />
    </IconButton>
  );
}
