"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { usePlace } from "#components/staff/edit/page/use-place.ts";
import { LongNote } from "#components/staff/edit/ui/long-note.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { mobilePath } from "#lib/shop/domain/content/element.ts";
import type {
  OptionDefinition,
  SectionDefinition,
  SlotDefinition,
} from "#lib/shop/domain/sections/definition.ts";
import { isUnset } from "#lib/staff/edit/model/json.ts";
import { allowedAt } from "#lib/staff/edit/model/place.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { tooLongAt } from "#lib/staff/edit/model/text-length.ts";
import { ChoiceControl } from "./controls/choice-control.tsx";
import { ColorControl } from "./controls/color-control.tsx";
import { FlagControl } from "./controls/flag-control.tsx";
import { MomentControl } from "./controls/moment-control.tsx";
import { NumberControl } from "./controls/number-control.tsx";
import { SlotControl } from "./controls/slot-control.tsx";
import { WordsControl } from "./controls/tags-control.tsx";
import { TextControl } from "./controls/text-control.tsx";
import { PickControl } from "./picks/pick-control.tsx";
import type { ControlProps } from "./setting-control.ts";

export interface SettingProps {
  readonly section: Section;
  readonly definition: SectionDefinition;
  /** Leads to the part, e.g. `parts.p12.`; "" for the section itself. */
  readonly base: string;
  readonly what: SlotDefinition | OptionDefinition;
  readonly isPhone: boolean;
  readonly announce: (message: string) => void;
}

/**
 * One slot or option of a section with its control; on the phone's side also whether it is the desktop's value, and a
 * reset button.
 */
export function Setting({ section, definition, base, what, isPhone, announce }: SettingProps) {
  const t = useTranslations("edit");
  const [id, longId] = [useId(), useId()];
  const path = `${base}${what.path}`;
  const phonePath = isPhone ? (mobilePath(path) ?? path) : path;
  const desktop = usePlace(section, definition, path);
  const own = usePlace(section, definition, phonePath);
  const isInherited = isPhone && isUnset(own.value);
  const allowed = allowedAt(definition, phonePath);
  const long = allowed && tooLongAt(allowed, own.value);
  const name = t(`names.${what.name}`);
  const control: ControlProps = {
    name: isPhone ? t("onPhone", { name }) : name,
    place: own,
    shown: isInherited ? desktop.value : own.value,
    isPhone,
    describedBy: [isPhone ? id : "", long ? longId : ""].join(" ").trim() || undefined,
  };
  const reset = () => {
    own.set(undefined);
    announce(t("settings.resetDone", { name }));
  };
  return (
    <div className="grid gap-2" data-inherited={isInherited || undefined}>
      {"control" in what && what.control === "flag" ? null : (
        <p aria-hidden="true" className="font-semibold">
          {name}
        </p>
      )}
      {"control" in what ? (
        <OptionControl option={what} control={control} announce={announce} />
      ) : (
        <SlotControl {...control} kind={what.kind} elementId={section.elementId} path={phonePath} />
      )}
      {long ? (
        <p id={longId} className="text-small text-muted">
          <LongNote long={long} />
        </p>
      ) : null}
      {isPhone ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p id={id} className="text-small text-muted">
            {t(isInherited ? "settings.inherited" : "settings.ownValue")}
          </p>
          <StaffButton
            aria-label={t("settings.resetName", { name })}
            aria-disabled={isInherited || undefined}
            onClick={() => {
              if (!isInherited) reset();
            }}
          >
            {t("settings.reset")}
          </StaffButton>
        </div>
      ) : null}
    </div>
  );
}

interface OptionProps {
  readonly option: OptionDefinition;
  readonly control: ControlProps;
  readonly announce: (message: string) => void;
}

function OptionControl({ option, control, announce }: OptionProps) {
  switch (option.control) {
    case "number":
      return <NumberControl {...control} option={option} />;
    case "choice":
      return <ChoiceControl {...control} option={option} />;
    case "color":
      // "transparent" makes sense for backgrounds only: a transparent text would be invisible.
      return (
        <ColorControl {...control} none={option.name === "color" ? "inherit" : "transparent"} />
      );
    case "flag":
      return <FlagControl {...control} />;
    case "pick":
      return <PickControl {...control} of={option.of} many={option.many} announce={announce} />;
    case "slugs":
      return <PickControl {...control} of={option.of} many announce={announce} />;
    case "words":
      return <WordsControl {...control} />;
    case "line":
      return <TextControl {...control} />;
    case "moment":
      return <MomentControl {...control} />;
    default:
      return option satisfies never;
  }
}
