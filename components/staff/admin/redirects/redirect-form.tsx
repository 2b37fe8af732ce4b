"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { UnsentNote } from "#components/staff/admin/frame/unsent-note.tsx";
import { useLeaveWarning } from "#components/staff/admin/frame/use-leave-warning.ts";
import type { useStaffWrite } from "#components/staff/admin/frame/use-staff-write.tsx";
import { StaffSubmit } from "#components/staff/ui/staff-button.tsx";
import { type FormOwner, useUnsent } from "#components/staff/unsent/use-unsent.ts";
import type { RedirectProblem } from "#lib/staff/edit/redirects/redirect-types.ts";

interface Props {
  readonly owner: FormOwner;
  readonly send: ReturnType<typeof useStaffWrite>["send"];
  readonly onMade: (path: string) => void;
}

const EMPTY = { path: "", target: "", isTemporary: false };

const AT_PATH: readonly string[] = ["path", "reserved", "taken", "exists"];
const AT_TARGET: readonly string[] = ["target", "loop", "chain"];

/** The problem that a refusal names; null for every other failure. */
function problemIn(message: string): RedirectProblem | null {
  const name = message.replace(/^redirect: /, "");
  const isKnown = (one: string): one is RedirectProblem => [...AT_PATH, ...AT_TARGET].includes(one);
  return isKnown(name) ? name : null;
}

/** An address is always left to right, and never auto-corrected. */
const ADDRESS_INPUT = {
  required: true,
  dir: "ltr",
  autoCapitalize: "none",
  autoComplete: "off",
  spellCheck: false,
} as const;

/** A new redirect. What was typed outlives a reload. */
export function RedirectForm({ owner, send, onMade }: Props) {
  const t = useTranslations("admin.redirects");
  const unsent = useUnsent(owner, "redirect:new", EMPTY);
  const { values, set } = unsent;
  useLeaveWarning(values.path !== "" || values.target !== "");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<RedirectProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    setProblem(null);
    setFailure(null);
    const { path, target, isTemporary } = values;
    const answer = await send("admin/redirects/create", {
      path,
      target,
      isPermanent: !isTemporary,
    });
    setSending(false);
    if (answer.ok) {
      unsent.settle(values);
      return onMade(answer.data.path);
    }
    const found = problemIn(answer.error.message);
    setProblem(found);
    if (found) form.querySelector<HTMLInputElement>(`input[name="${fieldOf(found)}"]`)?.focus();
    else setFailure(answer.error.message);
  };
  const wrongAt = (field: "path" | "target") =>
    problem && fieldOf(problem) === field ? t(`problem.${problem}`) : undefined;
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="grid max-w-prose gap-4">
      <h2 className="text-h3">{t("new")}</h2>
      <UnsentNote {...unsent} theirs={[]} />
      <TextField
        label={t("path")}
        hint={t("pathHint")}
        name="path"
        maxLength={500}
        {...ADDRESS_INPUT}
        value={values.path}
        error={wrongAt("path")}
        onChange={(event) => set({ path: event.target.value })}
      />
      <TextField
        label={t("target")}
        hint={t("targetHint")}
        name="target"
        maxLength={2_000}
        {...ADDRESS_INPUT}
        value={values.target}
        error={wrongAt("target")}
        onChange={(event) => set({ target: event.target.value })}
      />
      <Checkbox
        label={t("isTemporary")}
        checked={values.isTemporary}
        onChange={(event) => set({ isTemporary: event.target.checked })}
      />
      {failure !== null ? <Notice tone="danger">{t("notMade", { reason: failure })}</Notice> : null}
      <StaffSubmit loading={isSending} className="justify-self-start">
        {t("make")}
      </StaffSubmit>
    </form>
  );
}

const fieldOf = (problem: RedirectProblem): "path" | "target" =>
  AT_PATH.includes(problem) ? "path" : "target";
