"use client";

import { diffWordsWithSpace } from "diff";
import { useFormatter, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import {
  useEditContext,
  useEditState,
  useOperationsWhile,
} from "#components/edit/edit-context.tsx";
import { readableValue } from "#components/edit/readable-value.ts";
import { sectionById } from "#components/edit/sections/page-dom.ts";
import { useSectionNames } from "#components/edit/sections/use-section-names.ts";
import type { Problem } from "#components/edit/store/types.ts";
import { useLabels } from "#components/edit/use-labels.ts";
import type { MeantPart } from "#lib/edit/model/answers.ts";
import type { Json, Operation } from "#lib/edit/model/operation.ts";
import { CopyMine } from "./copy-mine.tsx";
import { EditDialog } from "./edit-dialog.tsx";

interface Props {
  /** Something of mine is still to be published. */
  onResolved: () => void;
  announce: (message: string) => void;
}

type Conflict = Extract<Problem, { kind: "conflict" }>;

/** Milliseconds in which the dialog takes no key: whoever types on after saving must not answer it unread. */
const DEAF_FOR = 500;

/**
 * One question for each place that another editor has changed as well; it can be put off. When all are answered, the
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
      <EditDialog
        open={first !== undefined}
        label={t("title")}
        onClose={first && (() => putOff(first.problem))}
        closeLabel={t("decideLater")}
        focusHeading
        onKeyDown={onKeyDown}
      >
        {first ? (
          <div className="edit-dialog-body">
            <p>{t(first.problem.parts ? "unsure" : "text")}</p>
            <p>
              <strong>{ofOperation(first.operation)}</strong>
            </p>
            {first.problem.parts ? <Meant meant={first.problem.parts.meant} /> : null}
            {first.operation.kind === "insertPart" ? null : (
              <Versions operation={first.operation} problem={first.problem} />
            )}
            <div className="edit-actions">
              <CopyMine text={read(first.operation, mineOf(first.operation))} announce={announce} />
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
      {!first && hasConflict(problems) ? (
        <div className="edit-note edit-problems">
          <p>{t("waiting")}</p>
          <button type="button" className="edit-button" onClick={() => setLater(new Set())}>
            {t("decide")}
          </button>
        </div>
      ) : null}
    </>
  );
}

const hasConflict = (problems: Readonly<Record<string, Problem>>): boolean =>
  Object.values(problems).some(({ kind }) => kind === "conflict");

/** Swallows the keys of a moment that begins with each question. */
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

/** The part that is meant where it is not sure which one that is; null for the order of all. */
function Meant({ meant }: { meant: MeantPart | null }) {
  const t = useTranslations("edit.conflict");
  if (!meant) return <p>{t("unsureOrder")}</p>;
  const { number, words } = meant;
  return <p>{words === "" ? t("unsureNumber", { number }) : t("unsurePart", { number, words })}</p>;
}

/** Both versions, with what differs marked. */
function Versions({ operation, problem }: { operation: Operation; problem: Conflict }) {
  const t = useTranslations("edit.conflict");
  const format = useFormatter();
  const read = useReading();
  const mine = read(operation, mineOf(operation));
  const theirs = read(operation, problem.theirs);
  const parts = diffWordsWithSpace(theirs, mine).map((part, index) => ({ ...part, key: index }));
  const time = problem.at ? new Date(problem.at) : null;
  const shown =
    time && !Number.isNaN(time.valueOf())
      ? format.dateTime(time, { dateStyle: "medium", timeStyle: "short" })
      : null;
  const published = problem.by ? t("theirsBy", { time: shown ?? "", name: problem.by }) : null;
  const named = shown === null ? t("theirs") : (published ?? t("theirsAt", { time: shown }));
  return (
    <dl className="edit-versions">
      <dt>{t("mine")}</dt>
      <dd>
        {mine === "" ? t("empty") : null}
        {parts.map(({ key, value, added, removed }) => {
          if (removed) return null;
          return added ? <ins key={key}>{value}</ins> : <span key={key}>{value}</span>;
        })}
      </dd>
      <dt>{named}</dt>
      <dd>
        {theirs === "" ? t("empty") : null}
        {parts.map(({ key, value, added, removed }) => {
          if (added) return null;
          return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
        })}
      </dd>
    </dl>
  );
}

function mineOf(operation: Operation): Json | undefined {
  if (operation.kind === "orderParts") return [...operation.after];
  return operation.kind === "set" || operation.kind === "order" ? operation.after : undefined;
}

/** A version as a person reads it: an order as the names of its sections, or as the numbers that its parts had. */
function useReading() {
  const { store } = useEditContext();
  const names = useSectionNames();
  return (operation: Operation, value: Json | undefined): string => {
    if (!Array.isArray(value)) return readableValue(value);
    if (operation.kind === "orderParts") {
      const known = [...new Set([...operation.before, ...operation.after])];
      return value.map((key) => known.indexOf(String(key)) + 1 || value.length).join(" · ");
    }
    if (operation.kind !== "order") return readableValue(value);
    const sections = value.flatMap((id) => sectionById(store.getState(), Number(id)) ?? []);
    return sections.map((section) => names.of(section)).join(" · ");
  };
}
