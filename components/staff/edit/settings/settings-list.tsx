"use client";

import { useTranslations } from "next-intl";
import { FollowerNote } from "#components/staff/edit/masters/follower-note.tsx";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { isShell } from "#components/staff/edit/page/page-dom.ts";
import { usePlace } from "#components/staff/edit/page/use-place.ts";
import { PartsList } from "#components/staff/edit/sections/parts-list.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { partsIn } from "#lib/staff/edit/model/actions.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { ContrastNote } from "./contrast-note.tsx";
import { textOf } from "./read-value.ts";
import { Setting } from "./setting.tsx";

interface Props {
  readonly section: Section;
  readonly definition: SectionDefinition;
  readonly part: string | null;
  readonly isPhone: boolean;
  readonly announce: (message: string) => void;
}

/** On desktop a section is moved on the page or in its outline; phones have no other way to an order of their own. */
const ORDER = "options.order";

/** All slots and options of its definition. */
export function SettingsList({ section, definition, part, isPhone, announce }: Props) {
  const t = useTranslations("edit.settings");
  const owner = part === null ? definition : definition.parts;
  const parts = useEditState((state) => state.operations);
  if (!owner) return <p className="text-small text-muted">{t("gone")}</p>;
  if (section.masterId !== null) return <FollowerNote masterId={section.masterId} />;
  const base = part === null ? "" : `parts.${part}.`;
  const all = [...owner.slots, ...owner.options].filter(({ phone, path }) =>
    isPhone ? phone : path !== ORDER,
  );
  const hasColors = owner.options.some(({ path }) => path === "options.background");
  const ownParts = part === null && !isPhone ? definition.parts : undefined;
  const keys = ownParts && !isShell(section) ? partsIn(parts, section) : [];
  return (
    <div className="grid gap-4.5">
      {isPhone ? <p className="text-small text-muted">{t("phoneNote")}</p> : null}
      {/* No call changes the navigation (docs/contract.md §5.5). */}
      {section.handler === "header-section" ? (
        <p className="text-small text-muted">{t("navigation")}</p>
      ) : null}
      {all.map((what) => (
        <Setting
          key={what.path}
          section={section}
          definition={definition}
          base={base}
          what={what}
          isPhone={isPhone}
          announce={announce}
        />
      ))}
      {hasColors && part === null ? (
        <ContrastNote section={section} definition={definition} isPhone={isPhone} />
      ) : null}
      {/* The outline of the page has no header and footer, so their parts are edited here. */}
      {ownParts && isShell(section) ? (
        <PartsList section={section} definition={definition} parts={ownParts} />
      ) : null}
      {keys.length > 0 ? (
        <ul className="grid gap-2 [&_button]:w-full">
          {keys.map((key, index) => (
            <li key={key}>
              <PartButton section={section} definition={definition} part={key} index={index} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface PartProps {
  readonly section: Section;
  readonly definition: SectionDefinition;
  readonly part: string;
  readonly index: number;
}

/** Opens the settings of a part. */
function PartButton({ section, definition, part, index }: PartProps) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const title = textOf(usePlace(section, definition, `parts.${part}.meta.title`).value);
  const name = definition.parts ? t(`names.${definition.parts.name}`) : "";
  const label = t("settings.part", { name, number: index + 1 });
  return (
    <StaffButton
      dir="auto"
      onClick={() =>
        store.getState().open({ name: "settings", elementId: section.elementId, part })
      }
    >
      {title === "" ? label : `${label}: ${title}`}
    </StaffButton>
  );
}
