"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { noteClass } from "#components/staff/edit/ui/note-class.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { SessionDialog } from "./session-dialog.tsx";
import { useEarlyWarning } from "./use-early-warning.ts";

interface Props {
  /** E-mail of the editor. */
  readonly email: string;
}

/** Warnings before a publish: somebody else has changed a section, or the session has ended. */
export function EarlyWarning({ email }: Props) {
  const t = useTranslations("edit");
  const { ofSection } = useLabels();
  const { overtaken, isLoggedOut, loggedIn } = useEarlyWarning();
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [isLoggingIn, setLoggingIn] = useState(false);
  const names = [...new Set(overtaken.map(ofSection))].filter((name) => !known.has(name));
  return (
    <>
      <div role="status">
        {isLoggedOut ? (
          <div className={noteClass()}>
            <p>{t("session.ended")}</p>
            <StaffButton aria-haspopup="dialog" onClick={() => setLoggingIn(true)}>
              {t("session.title")}
            </StaffButton>
          </div>
        ) : null}
        {names.length > 0 ? (
          <div className={noteClass()}>
            <p>{t("overtaken.text", { sections: names.join(", ") })}</p>
            <StaffButton onClick={() => setKnown(new Set([...known, ...names]))}>
              {t("overtaken.close")}
            </StaffButton>
          </div>
        ) : null}
      </div>
      <SessionDialog
        reason="noticed"
        open={isLoggedOut && isLoggingIn}
        email={email}
        onDone={() => {
          setLoggingIn(false);
          loggedIn();
        }}
        onClose={() => setLoggingIn(false)}
      />
    </>
  );
}
