"use client";

import { useTranslations } from "next-intl";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { LongNote } from "#components/edit/long-note.tsx";
import { showPlace } from "#components/edit/show-place.ts";
import type { EditState } from "#components/edit/store/state.ts";
import { useLabels } from "#components/edit/use-labels.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { tooLongIn } from "#lib/edit/model/text-length.ts";
import { noteClass } from "./note-class.ts";

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
