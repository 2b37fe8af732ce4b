"use client";

import { useTranslations } from "next-intl";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { Notice } from "#components/ui/notice.tsx";

interface Props {
  isBroughtBack: boolean;
  discard: () => void;
  /** What somebody else has saved in fields that were changed here, a line for each. */
  theirs: readonly string[];
  announce: (message: string) => void;
}

/** Says of a form that it holds what was typed before, and what else was saved meanwhile: nobody replaces it unread. */
export function UnsentNotes({ isBroughtBack, discard, theirs, announce }: Props) {
  const t = useTranslations("edit");
  return (
    <>
      {isBroughtBack ? (
        <Notice tone="info" title={t("unsent.broughtBack")}>
          <StaffButton
            onClick={() => {
              discard();
              announce(t("draft.discarded"));
            }}
          >
            {t("draft.discard")}
          </StaffButton>
        </Notice>
      ) : null}
      {theirs.length > 0 ? (
        <Notice tone="warning" title={t("unsent.bothChanged")}>
          <ul>
            {theirs.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
