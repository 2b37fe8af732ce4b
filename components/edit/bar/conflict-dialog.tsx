"use client";

import { useTranslations } from "next-intl";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import type { Change } from "#components/edit/store/types.ts";
import { EditDialog } from "./edit-dialog.tsx";

interface Props {
  /** Something of mine is still to be published. */
  onResolved: () => void;
  announce: (message: string) => void;
}

/**
 * One question for each text that another editor has changed as well. When all are answered, the remaining changes are
 * published.
 */
export function ConflictDialog({ onResolved, announce }: Props) {
  const t = useTranslations("edit.conflict");
  const { store } = useEditContext();
  const problems = useEditState((state) => state.problems);
  const changes = useEditState((state) => state.changes);
  const [first] = Object.entries(problems).flatMap(([address, problem]) => {
    const change = changes[address];
    return problem.kind === "conflict" && change ? [{ address, problem, change }] : [];
  });

  const resolve = (address: string, winner: "mine" | "theirs") => {
    store.getState().resolve(address, winner);
    if (winner === "theirs") announce(t("taken"));
    const state = store.getState();
    const isOver = Object.values(state.problems).every(({ kind }) => kind !== "conflict");
    if (isOver && Object.keys(state.changes).length > 0) onResolved();
  };

  return (
    <EditDialog open={first !== undefined} label={t("title")}>
      {first ? (
        <div className="edit-dialog-body">
          <p>{t("text")}</p>
          <p>
            <strong>{first.change.label}</strong>
          </p>
          <dl className="edit-versions">
            <dt>{t("mine")}</dt>
            <dd>{readable(first.change, first.change.value) || t("empty")}</dd>
            <dt>{t("theirs")}</dt>
            <dd>{readable(first.change, first.problem.theirsShown) || t("empty")}</dd>
          </dl>
          <div className="edit-actions">
            <button
              type="button"
              className="edit-button"
              onClick={() => resolve(first.address, "theirs")}
            >
              {t("takeTheirs")}
            </button>
            <button
              type="button"
              className="edit-button edit-primary"
              onClick={() => resolve(first.address, "mine")}
            >
              {t("keepMine")}
            </button>
          </div>
        </div>
      ) : null}
    </EditDialog>
  );
}

/** The plain text of a rich text, read in an inert document. */
function readable({ kind }: Change, value: string): string {
  return kind === "text"
    ? value
    : (new DOMParser().parseFromString(value, "text/html").body.textContent ?? "");
}
