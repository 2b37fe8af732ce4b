"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import {
  useEditContext,
  useEditState,
  useOperationsWhile,
} from "#components/staff/edit/page/edit-context.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import type { Problem } from "#components/staff/edit/store/edit-types.ts";
import { noteClass } from "#components/staff/edit/ui/note-class.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import type { MeantPart } from "#lib/staff/edit/model/answers.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { mineOf, useReading, Versions } from "./conflict-versions.tsx";
import { CopyMine } from "./copy-mine.tsx";

interface Props {
  /** Something of mine is still to be published. */
  onResolved: () => void;
  announce: (message: string) => void;
}

/**
 * Milliseconds in which the dialog ignores keys: an editor who is still typing after saving must not answer it unread.
 */
const DEAF_FOR = 500;

/**
 * One question for each slot that another editor has changed as well; it can be postponed. When all are answered, the
 * remaining changes are published.
 */
export function ConflictDialog({ onResolved, announce }: Props) {
  const t = useTranslations("edit.conflict");
  const { store } = useEditContext();
  const { ofOperation } = useLabels();
  const problems = useEditState((state) => state.problems);
  const operations = useOperationsWhile((state) => Object.keys(state.problems).length > 0);
  const read = useReading();
  const [later, setLater] = useState<ReadonlySet<Problem>>(new Set());
  const [first] = Object.entries(problems).flatMap(([address, problem]) => {
    const operation = operations[address];
    return problem.kind === "conflict" && operation && !later.has(problem)
      ? [{ address, problem, operation }]
      : [];
  });
  const onKeyDown = useDeafness(first?.address);

  const resolve = (address: string, winner: "mine" | "theirs") => {
    store.getState().resolve(address, winner);
    if (winner === "theirs") announce(t("taken"));
    const state = store.getState();
    const isOver = Object.values(state.problems).every(({ kind }) => kind !== "conflict");
    if (isOver && Object.keys(state.operations).length > 0) onResolved();
  };
  const putOff = (problem: Problem) => {
    setLater(new Set([...later, problem]));
    announce(t("later"));
  };

  return (
    <>
      <StaffDialog
        open={first !== undefined}
        label={t("title")}
        onClose={first && (() => putOff(first.problem))}
        closeLabel={t("decideLater")}
        focusHeading
        onKeyDown={onKeyDown}
      >
        {first ? (
          <DialogBody>
            <p>{t(first.problem.parts ? "unsure" : questionOf(first.operation))}</p>
            <p>
              <strong>{ofOperation(first.operation)}</strong>
            </p>
            {first.problem.parts ? <Meant meant={first.problem.parts.meant} /> : null}
            {first.operation.kind === "insertPart" ? null : (
              <Versions operation={first.operation} problem={first.problem} />
            )}
            <ButtonRow>
              <CopyMine text={read(first.operation, mineOf(first.operation))} announce={announce} />
              <StaffButton onClick={() => resolve(first.address, "theirs")}>
                {t("takeTheirs")}
              </StaffButton>
              <StaffButton variant="primary" onClick={() => resolve(first.address, "mine")}>
                {t("keepMine")}
              </StaffButton>
            </ButtonRow>
          </DialogBody>
        ) : null}
      </StaffDialog>
      {!first && hasConflict(problems) ? (
        <div className={noteClass(true)}>
          <p>{t("waiting")}</p>
          <StaffButton onClick={() => setLater(new Set())}>{t("decide")}</StaffButton>
        </div>
      ) : null}
    </>
  );
}

/** The question to ask: an order isn't a text, and a deleted element either exists or not. */
function questionOf({ kind }: Operation) {
  switch (kind) {
    case "order":
    case "orderParts":
      return "textOrder";
    case "remove":
    case "removePart":
      return "textRemoved";
    default:
      return "text";
  }
}

const hasConflict = (problems: Readonly<Record<string, Problem>>): boolean =>
  Object.values(problems).some(({ kind }) => kind === "conflict");

/** Ignores keys for a moment after each question appears. */
function useDeafness(question: string | undefined) {
  const since = useRef(0);
  useEffect(() => {
    if (question !== undefined) since.current = performance.now();
  }, [question]);
  return (event: KeyboardEvent) => {
    if (performance.now() - since.current >= DEAF_FOR) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** The part in question if it is uncertain which one is meant; null for the order of all. */
function Meant({ meant }: { meant: MeantPart | null }) {
  const t = useTranslations("edit.conflict");
  if (!meant) return <p>{t("unsureOrder")}</p>;
  const { number, words } = meant;
  return <p>{words === "" ? t("unsureNumber", { number }) : t("unsurePart", { number, words })}</p>;
}
