"use client";

import { useTranslations } from "next-intl";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { showPlace } from "#components/staff/edit/page/show-place.ts";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { LongNote } from "#components/staff/edit/ui/long-note.tsx";
import { noteClass } from "#components/staff/edit/ui/note-class.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { tooLongIn } from "#lib/staff/edit/model/text-length.ts";

/** The addresses of too long texts and their lengths, as one string, so that it is redrawn only when they change. */
const longIn = ({ operations }: EditState): string =>
  Object.entries(operations)
    .flatMap(([address, operation]) => {
      const found = tooLongIn(operation);
      return found ? `${found.length} ${address}` : [];
    })
    .join("\n");

/** Shows while typing that a text is above its slot's limit: publishing would refuse it. */
export function TooLong() {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const { ofOperation } = useLabels();
  const long = useEditState(longIn);
  if (long === "") return null;
  const { operations } = store.getState();
  return (
    <div className={noteClass()}>
      <ul>
        {long.split("\n").map((one) => {
          const address = one.slice(one.indexOf(" ") + 1);
          const operation = operations[address];
          const found = operation && tooLongIn(operation);
          return found ? (
            <li key={address}>
              <strong>{ofOperation(operation)}</strong> <LongNote long={found} />{" "}
              <StaffButton onClick={() => showPlace(address)}>{t("goTo")}</StaffButton>
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
