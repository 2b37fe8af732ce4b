"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { SelectField } from "#components/kit/ui/form/field.tsx";
import type { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { useIconName } from "#components/staff/edit/page/use-icon-name.ts";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { useSlots } from "#components/staff/edit/page/use-slot.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { Select } from "#components/staff/ui/control.tsx";
import { Row } from "#components/staff/ui/row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { entityOf, toFields } from "#lib/staff/edit/links/link-value.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { namedLinksOf, newName } from "./link-names.ts";

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
 * The links of a menu, or the icon links of the footer. A menu is sorted by the links' names, so moving a link swaps
 * its name with its neighbour's; an icon link's name is its icon, so it keeps its position.
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
    <StaffDialog open onClose={onClose} label={name} closeLabel={t("dialogClose")}>
      <DialogBody>
        {names.length === 0 ? <p>{t("links.none")}</p> : null}
        <ol className="grid gap-1.5">
          {names.map((name, index) => {
            const label = labelOf(held(pathOf(name))) || (hasIcons ? iconName(name) : name);
            return (
              <NamedLinkRow
                key={name}
                label={label}
                onChange={() => open(name)}
                onRemove={() => {
                  set({ [pathOf(name)]: undefined });
                  announce(t("links.removed", { place: label }));
                }}
              >
                {hasIcons ? (
                  <IconChoice
                    label={label}
                    name={name}
                    names={names}
                    onIcon={(next) => rename(name, next)}
                  />
                ) : (
                  <Movers
                    label={label}
                    index={index}
                    count={names.length}
                    onMove={(other) => exchange(index, other)}
                  />
                )}
              </NamedLinkRow>
            );
          })}
        </ol>
        {hasIcons ? <small className="text-muted">{t("links.iconOrder")}</small> : null}
        <AddLink hasIcons={hasIcons} names={names} onAdd={open} />
      </DialogBody>
    </StaffDialog>
  );
}

interface RowProps {
  readonly label: string;
  /** How its order or icon is changed. */
  readonly children: ReactNode;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** One link of the list, with its actions. */
function NamedLinkRow({ label, children, onChange, onRemove }: RowProps) {
  const t = useTranslations("edit");
  return (
    <Row className="[&>:first-child]:min-w-0 [&>:first-child]:flex-1 [&>:first-child]:basis-40">
      <bdi>{label}</bdi>
      {children}
      <StaffButton aria-label={t("links.change", { name: label })} onClick={onChange}>
        {t("edit")}
      </StaffButton>
      <StaffButton aria-label={t("links.removeOne", { name: label })} onClick={onRemove}>
        {t("links.remove")}
      </StaffButton>
    </Row>
  );
}

interface IconProps {
  readonly label: string;
  readonly name: string;
  /** The icons that are taken. */
  readonly names: readonly string[];
  readonly onIcon: (name: string) => void;
}

/** The icon of a footer link, which is its name. */
function IconChoice({ label, name, names, onIcon }: IconProps) {
  const t = useTranslations("edit.links");
  const iconName = useIconName();
  return (
    <Select
      aria-label={t("iconOf", { name: label })}
      className="w-auto"
      value={name}
      onChange={({ target }) => onIcon(target.value)}
    >
      {[...new Set([name, ...NAMES])].map((one) => (
        <option key={one} value={one} disabled={one !== name && names.includes(one)}>
          {iconName(one)}
        </option>
      ))}
    </Select>
  );
}

interface MoversProps {
  readonly label: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** Moves a link of a menu up or down. */
function Movers({ label, index, count, onMove }: MoversProps) {
  const t = useTranslations("edit.links");
  return (
    <>
      <StaffButton
        aria-disabled={index === 0}
        aria-label={t("up", { name: label })}
        onClick={() => onMove(index - 1)}
      >
        ↑
      </StaffButton>
      <StaffButton
        aria-disabled={index === count - 1}
        aria-label={t("down", { name: label })}
        onClick={() => onMove(index + 1)}
      >
        ↓
      </StaffButton>
    </>
  );
}

interface AddProps {
  readonly hasIcons: boolean;
  readonly names: readonly string[];
  /** Opens the form of a link by its name. */
  readonly onAdd: (name: string) => void;
}

/** Adds a link, in the footer by its icon. */
function AddLink({ hasIcons, names, onAdd }: AddProps) {
  const t = useTranslations("edit");
  const iconName = useIconName();
  const [icon, setIcon] = useState("");
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 *:flex-1 *:basis-36 [&>:first-child]:grow-2 [&>:first-child]:basis-56">
      {hasIcons ? (
        <SelectField
          label={t("names.icon")}
          value={icon}
          onChange={({ target }) => setIcon(target.value)}
        >
          <option value="">{t("links.noIcon")}</option>
          {NAMES.filter((one) => !names.includes(one)).map((one) => (
            <option key={one} value={one}>
              {iconName(one)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <StaffButton
        variant="primary"
        onClick={() => onAdd(icon && !names.includes(icon) ? icon : newName(names))}
      >
        {t("links.add")}
      </StaffButton>
    </div>
  );
}

function labelOf(value: Json | undefined): string {
  const fields = toFields(value);
  if (typeof fields.name === "string" && fields.name !== "") return fields.name;
  return entityOf(value)?.title || "";
}
