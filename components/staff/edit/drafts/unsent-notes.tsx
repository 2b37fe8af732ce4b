"use client";

import { useTranslations } from "next-intl";
import { Notice } from "#components/kit/ui/notice.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

interface Props {
  isBroughtBack: boolean;
  discard: () => void;
  /** Saves by others in fields that were changed here, one line each. */
  theirs: readonly string[];
  announce: (message: string) => void;
}

/** Notes that a form contains restored input, and lists others' saves since, so that nobody overwrites them unread. */
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
