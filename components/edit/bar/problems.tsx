"use client";

import { useTranslations } from "next-intl";
import { useEditState } from "#components/edit/edit-context.tsx";
import { showPlace } from "#components/edit/show-place.ts";

/** What was not published, and why. Conflicts have a dialog of their own. */
export function Problems() {
  const t = useTranslations("edit");
  const problems = useEditState((state) => state.problems);
  const changes = useEditState((state) => state.changes);
  const rows = Object.entries(problems).flatMap(([address, problem]) =>
    problem.kind === "conflict"
      ? []
      : [{ address, reason: problem.reason, label: changes[address]?.label }],
  );
  if (rows.length === 0) return null;
  return (
    <div className="edit-note edit-problems" role="alert">
      <p>{t("problems")}</p>
      <ul>
        {rows.map(({ address, reason, label }) => (
          <li key={address}>
            <strong>{label ?? address}</strong> {t(`reason.${reason}`)}{" "}
            <button type="button" className="edit-button" onClick={() => showPlace(address)}>
              {t("goTo")}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
