"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { EditDialog } from "#components/edit/bar/edit-dialog.tsx";
import type { DialogProps } from "#components/edit/dialogs/dialogs.tsx";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { useIconName } from "#components/edit/pictures/use-icon-name.ts";
import { useSlots } from "#components/edit/slots/use-slot.ts";
import { useLabels } from "#components/edit/use-labels.ts";
import type { ICON_PATHS } from "#components/ui/icon-paths.ts";
import { entityOf, toFields } from "#lib/edit/links/link-value.ts";
import type { Json } from "#lib/edit/model/operation.ts";
import "./links.css";
import { namedLinksOf, newName } from "./named-links.ts";

/** Icons that a footer link is likely to use. */
const NAMES = [
  "facebook",
  "instagram",
  "youtube",
  "linkedin",
  "x",
  "tiktok",
  "mail",
  "phone",
  "pin",
  "globe",
] as const satisfies readonly (keyof typeof ICON_PATHS)[];

/**
 * The links of a menu, or the icon links of the footer. The order of a menu is that of its names, so moving a link
 * swaps it with its neighbour; an icon link's name is its icon, so it keeps its position.
 */
export function NamedLinksDialog({
  dialog: { elementId, part },
  onClose,
  announce,
}: DialogProps<"links">) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const iconName = useIconName();
  const { ofLinks } = useLabels();
  const name = useEditState((state) => ofLinks(state, elementId, part));
  const { section, held, set } = useSlots(elementId);
  const operations = useEditState((state) => state.operations);
  const [icon, setIcon] = useState("");
  if (!section) return null;
  const base = part === null ? "" : `parts.${part}.`;
  const names = namedLinksOf(operations, section, part);
  const pathOf = (name: string) => `${base}linkMeta.${name}`;
  const hasIcons = part === null;
  const open = (name: string) =>
    store.getState().open({ name: "link", elementId, path: pathOf(name) });
  const exchange = (index: number, other: number) => {
    const [one, two] = [names[index], names[other]];
    if (one === undefined || two === undefined) return;
    set({ [pathOf(one)]: held(pathOf(two)), [pathOf(two)]: held(pathOf(one)) });
    announce(t("links.moved"));
  };
  const rename = (name: string, next: string) => {
    if (names.includes(next)) return;
    set({ [pathOf(next)]: held(pathOf(name)), [pathOf(name)]: undefined });
  };
  return (
    <EditDialog open onClose={onClose} label={name} closeLabel={t("dialogClose")}>
      <div className="edit-dialog-body link-form">
        {names.length === 0 ? <p>{t("links.none")}</p> : null}
        <ol className="link-named">
          {names.map((name, index) => {
            const label = labelOf(held(pathOf(name))) || (hasIcons ? iconName(name) : name);
            return (
              <li key={name}>
                <bdi>{label}</bdi>
                {hasIcons ? (
                  <label>
                    <span className="sr-only">{t("links.iconOf", { name: label })}</span>
                    <select value={name} onChange={({ target }) => rename(name, target.value)}>
                      {[...new Set([name, ...NAMES])].map((one) => (
                        <option
                          key={one}
                          value={one}
                          disabled={one !== name && names.includes(one)}
                        >
                          {iconName(one)}
                        </option>
                      ))}
                    </select>
                  </label>
                ) : (
                  <>
                    <button
                      type="button"
                      className="edit-button"
                      aria-disabled={index === 0}
                      aria-label={t("links.up", { name: label })}
                      onClick={() => exchange(index, index - 1)}
                    >
                      ↑
                    </button>
                    <button
                      type="button"
                      className="edit-button"
                      aria-disabled={index === names.length - 1}
                      aria-label={t("links.down", { name: label })}
                      onClick={() => exchange(index, index + 1)}
                    >
                      ↓
                    </button>
                  </>
                )}
                <button
                  type="button"
                  className="edit-button"
                  aria-label={t("links.change", { name: label })}
                  onClick={() => open(name)}
                >
                  {t("edit")}
                </button>
                <button
                  type="button"
                  className="edit-button"
                  aria-label={t("links.removeOne", { name: label })}
                  onClick={() => {
                    set({ [pathOf(name)]: undefined });
                    announce(t("links.removed", { place: label }));
                  }}
                >
                  {t("links.remove")}
                </button>
              </li>
            );
          })}
        </ol>
        {hasIcons ? <small>{t("links.iconOrder")}</small> : null}
        <div className="link-row">
          {hasIcons ? (
            <label>
              {t("names.icon")}
              <select value={icon} onChange={({ target }) => setIcon(target.value)}>
                <option value="">{t("links.noIcon")}</option>
                {NAMES.filter((one) => !names.includes(one)).map((one) => (
                  <option key={one} value={one}>
                    {iconName(one)}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <button
            type="button"
            className="edit-button edit-primary"
            onClick={() => open(icon && !names.includes(icon) ? icon : newName(names))}
          >
            {t("links.add")}
          </button>
        </div>
      </div>
    </EditDialog>
  );
}

function labelOf(value: Json | undefined): string {
  const fields = toFields(value);
  if (typeof fields.name === "string" && fields.name !== "") return fields.name;
  return entityOf(value)?.title || "";
}
