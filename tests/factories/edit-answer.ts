import type { OperationAnswer, PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import type { Content } from "#lib/staff/edit/model/edit-operation.ts";

/** The answer to a publish of element 7. */
export const anAnswer = (
  results: readonly OperationAnswer[],
  more: Partial<PublishAnswer> = {},
): PublishAnswer => ({
  results,
  created: {},
  seen: { 7: "2026-02-01T00:00:00Z" },
  merged: false,
  ...more,
});

/** Content with nothing in it. */
export const EMPTY: Content = {
  title: "",
  meta: {},
  linkMeta: {},
  mobileMeta: {},
  options: {},
  mobileOptions: {},
};
