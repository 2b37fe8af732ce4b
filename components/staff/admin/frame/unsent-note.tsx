"use client";

import { useTranslations } from "next-intl";
import { Notice } from "#components/kit/ui/notice.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

interface Props {
  readonly isBroughtBack: boolean;
  readonly discard: () => void;
  /** Values that somebody else has saved in the fields changed here, by field name. */
  readonly theirs: readonly { readonly name: string; readonly text: string }[];
}

/** Notes that a form contains restored input, and lists others' saves since, so that nobody overwrites them unread. */
export function UnsentNote({ isBroughtBack, discard, theirs }: Props) {
  const t = useTranslations("admin.unsent");
  return (
    <>
      {isBroughtBack ? (
        <Notice tone="info" title={t("broughtBack")}>
          <StaffButton isSmall onClick={discard}>
            {t("discard")}
          </StaffButton>
        </Notice>
      ) : null}
      {theirs.length > 0 ? (
        <Notice tone="warning" title={t("bothChanged")}>
          {theirs.map(({ name, text }) => (
            <details key={name}>
              <summary>{name}</summary>
              <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {text}
              </p>
            </details>
          ))}
        </Notice>
      ) : null}
    </>
  );
}
