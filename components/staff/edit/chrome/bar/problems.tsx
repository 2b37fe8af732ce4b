"use client";

import { useTranslations } from "next-intl";
import {
  useEditContext,
  useEditState,
  useOperationsWhile,
} from "#components/staff/edit/page/edit-context.tsx";
import { showPlace } from "#components/staff/edit/page/show-place.ts";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { noteClass } from "#components/staff/edit/ui/note-class.ts";
import { readableValue } from "#components/staff/edit/ui/readable-value.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { tooLongIn } from "#lib/staff/edit/model/text-length.ts";
import { CopyMine } from "./copy-mine.tsx";

/** The changes that were not published, and the reasons. Conflicts have their own dialog. */
export function Problems() {
  const t = useTranslations("edit");
  const problems = useEditState((state) => state.problems);
  const operations = useOperationsWhile((state) => Object.keys(state.problems).length > 0);
  const { ofOperation } = useLabels();
  const { announce } = useEditContext().store.getState();
  const rows = Object.entries(problems).flatMap(([address, problem]) =>
    problem.kind === "conflict"
      ? []
      : [{ address, reason: problem.reason, operation: operations[address] }],
  );
  const reasonOf = (reason: (typeof rows)[number]["reason"], operation: Operation | undefined) => {
    const long = reason === "tooLong" && operation ? tooLongIn(operation) : null;
    return long ? t("long.refused", { ...long }) : t(`reason.${reason}`);
  };
  if (rows.length === 0) return null;
  return (
    <div className={noteClass(true)} role="alert">
      <p>{t("problems")}</p>
      <ul>
        {rows.map(({ address, reason, operation }) => (
          <li key={address}>
            <strong>{operation && ofOperation(operation)}</strong> {reasonOf(reason, operation)}{" "}
            <Words operation={operation} announce={announce} />
            <StaffButton onClick={() => showPlace(address)}>{t("goTo")}</StaffButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The typed text, because the page may have been redrawn without the spot where it was typed. */
function Words({
  operation,
  announce,
}: {
  operation: Operation | undefined;
  announce: (message: string) => void;
}) {
  const isText = operation?.kind === "set" && typeof operation.after === "string";
  const words = isText ? readableValue(operation.after) : "";
  if (words === "") return null;
  return (
    <>
      <q dir="auto">{words}</q>
      <CopyMine text={words} announce={announce} />
    </>
  );
}
