"use client";

import { useTranslations } from "next-intl";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import type { PartsDefinition, SectionDefinition } from "#lib/domain/sections/definition.ts";
import { movePart, newPart, partsIn, removePart, valueOfSection } from "#lib/edit/model/actions.ts";
import type { Operation } from "#lib/edit/model/operation.ts";
import { copyPart, isPartHidden, setPartShown } from "#lib/edit/model/page-sections.ts";
import type { Section } from "#lib/edit/model/section.ts";
import { Tool } from "./section-toolbar.tsx";

interface Props {
  section: Section;
  definition: SectionDefinition;
  parts: PartsDefinition;
}

/** The parts of a section: cards, questions, pictures. */
export function PartsList({ section, definition, parts }: Props) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const operations = useEditState((state) => state.operations);
  const keys = partsIn(operations, section);
  const kind = t(`names.${parts.name}`);
  if (section.masterId !== null) return <p className="edit-quiet">{t("reason.master")}</p>;
  const { announce } = store.getState();
  const perform = (operation: Operation | null, message: string) => {
    if (!operation) return;
    store.getState().act([operation]);
    announce(message);
  };
  const nameOf = (key: string, index: number): string => {
    const title = parts.slots
      .filter((slot) => slot.kind === "text")
      .map((slot) => valueOfSection(operations, section, `parts.${key}.${slot.path}`))
      .find((value) => typeof value === "string" && value.trim() !== "");
    return typeof title === "string" ? title : `${kind} ${index + 1}`;
  };
  const isFull = keys.length >= parts.max;
  return (
    <div className="edit-parts">
      <ul aria-label={kind}>
        {keys.map((key, index) => {
          const name = nameOf(key, index);
          const isHidden = isPartHidden(operations, section, key);
          const move = (to: number) =>
            perform(
              movePart(operations, section, key, to),
              t("sections.moved", { section: name, place: to + 1, count: keys.length }),
            );
          const copy = () =>
            perform(
              copyPart(operations, section, definition, key).operation,
              t("sections.copied", { section: name }),
            );
          const toggle = () =>
            perform(
              setPartShown(operations, section, definition, key, isHidden),
              t(isHidden ? "sections.shownNow" : "sections.hiddenNow", { section: name }),
            );
          return (
            <li key={key} className="edit-row-line">
              <span className="edit-row-name">
                {name}
                {isHidden ? <small>{t("sections.visible.never")}</small> : null}
              </span>
              <div className="edit-section-buttons">
                <Tool
                  glyph="up"
                  label={t("sections.up")}
                  about={name}
                  isOff={index === 0}
                  onPress={() => move(index - 1)}
                />
                <Tool
                  glyph="down"
                  label={t("sections.down")}
                  about={name}
                  isOff={index === keys.length - 1}
                  onPress={() => move(index + 1)}
                />
                <Tool
                  glyph="copy"
                  label={t("sections.copy")}
                  about={name}
                  isOff={isFull}
                  onPress={copy}
                />
                <Tool
                  glyph={isHidden ? "show" : "hide"}
                  label={t(isHidden ? "sections.show" : "sections.hide")}
                  about={name}
                  onPress={toggle}
                />
                <Tool
                  glyph="settings"
                  label={t("sections.settings")}
                  about={name}
                  onPress={() =>
                    store
                      .getState()
                      .open({ name: "settings", elementId: section.elementId, part: key })
                  }
                />
                <Tool
                  glyph="remove"
                  label={t("sections.remove")}
                  about={name}
                  onPress={() =>
                    perform(
                      removePart(operations, section, key),
                      t("sections.removed", { section: name }),
                    )
                  }
                />
              </div>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="edit-button edit-add"
        aria-disabled={isFull || undefined}
        onClick={() =>
          isFull ||
          perform(newPart(section, null).operation, t("sections.inserted", { section: kind }))
        }
      >
        {t("sections.addPart", { part: kind })}
      </button>
    </div>
  );
}
