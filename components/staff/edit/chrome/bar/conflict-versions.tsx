"use client";

import { diffLines, diffWordsWithSpace } from "diff";
import { useFormatter, useTranslations } from "next-intl";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { sectionById } from "#components/staff/edit/page/page-dom.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import { useOptionText } from "#components/staff/edit/settings/use-option-text.ts";
import type { Problem } from "#components/staff/edit/store/edit-types.ts";
import { readableContent, readableValue } from "#components/staff/edit/ui/readable-value.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { Json, Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { contentOf } from "#lib/staff/edit/model/section.ts";
import { VERSIONS } from "./versions.ts";

type Conflict = Extract<Problem, { kind: "conflict" }>;

/** Both versions with their differences marked. */
export function Versions({ operation, problem }: { operation: Operation; problem: Conflict }) {
  const t = useTranslations("edit.conflict");
  const format = useFormatter();
  const read = useReading();
  const readOption = useOptionText(operation, [mineOf(operation), problem.theirs]);
  const wordsOf = (value: Json | undefined): string =>
    operation.kind === "set" ? readOption(value) : read(operation, value);
  const mine = wordsOf(mineOf(operation));
  const theirs = wordsOf(problem.theirs);
  // For reordered sections whole names are marked, because marking single words would be meaningless.
  const marked =
    operation.kind === "order"
      ? diffLines(theirs, mine)
      : diffWordsWithSpace(theirs, seenBy(operation) ?? mine);
  const parts = marked.map((part, index) => ({ ...part, key: index }));
  const time = problem.at ? new Date(problem.at) : null;
  const shown =
    time && !Number.isNaN(time.valueOf())
      ? format.dateTime(time, { dateStyle: "medium", timeStyle: "short" })
      : null;
  const published = problem.by ? t("theirsBy", { time: shown ?? "", name: problem.by }) : null;
  const named = shown === null ? t("theirs") : (published ?? t("theirsAt", { time: shown }));
  return (
    <dl className={VERSIONS}>
      <dt>{t("mine")}</dt>
      <dd>
        {mine === "" ? <span>{t(emptyOf(operation))}</span> : null}
        {parts.map(({ key, value, added, removed }) => {
          if (removed || mine === "") return null;
          return added ? <ins key={key}>{value}</ins> : <span key={key}>{value}</span>;
        })}
      </dd>
      <dt>{named}</dt>
      <dd>
        {theirs === "" ? <span>{t("empty")}</span> : null}
        {parts.map(({ key, value, added, removed }) => {
          if (added) return null;
          return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
        })}
      </dd>
    </dl>
  );
}

/** The state that the editor saw before a whole section or part is removed: any part of it may have changed since. */
function seenBy(operation: Operation): string | null {
  switch (operation.kind) {
    case "remove":
    case "follow":
    case "removePart":
      return operation.content ? readableContent(operation.content) : "";
    default:
      return null;
  }
}

/** The editor's version if it has no text. */
function emptyOf(operation: Operation) {
  if (operation.kind === "remove" || operation.kind === "removePart") return "removed";
  if (operation.kind !== "follow") return "empty";
  return operation.after === null ? "free" : "following";
}

/** The editor's version as a value. */
export function mineOf(operation: Operation): Json | undefined {
  if (operation.kind === "orderParts") return [...operation.after];
  return operation.kind === "set" || operation.kind === "order" ? operation.after : undefined;
}

/** A version as text: an order as the names of its sections, one per line, or as the previous numbers of its parts. */
export function useReading() {
  const { store } = useEditContext();
  const names = useSectionNames();
  const t = useTranslations("edit.conflict");
  /** The text of a removed section or part, including a master that it got in the meantime. */
  const wordsOf = (operation: Operation, held: Readonly<Record<string, Json>>): string => {
    const content = contentOf(held);
    const words = readableContent(content);
    const master = Number(content.options.masterId) || null;
    if (operation.kind !== "follow" || master === operation.before) return words;
    return `${t(master === null ? "free" : "following")} ${words}`.trim();
  };
  return (operation: Operation, value: Json | undefined): string => {
    if (seenBy(operation) !== null && isRecord(value)) return wordsOf(operation, value);
    if (!Array.isArray(value)) return readableValue(value);
    if (operation.kind === "orderParts") {
      const known = [...new Set([...operation.before, ...operation.after])];
      return value.map((key) => known.indexOf(String(key)) + 1 || value.length).join(" · ");
    }
    if (operation.kind !== "order") return readableValue(value);
    const sections = value.flatMap((id) => sectionById(store.getState(), Number(id)) ?? []);
    return sections.map((section) => `${names.of(section)}\n`).join("");
  };
}
