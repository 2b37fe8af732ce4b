import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { SelectField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { StaffButton, StaffSubmit } from "#components/staff/ui/staff-button.tsx";
import type { Purge } from "#lib/staff/admin/caches/cache-types.ts";
import type { Effect } from "./use-caches.ts";

interface Props {
  readonly tags: readonly string[];
  readonly effect: Effect | null;
  readonly renewing: Purge | null;
  readonly onRenew: (purge: Purge) => Promise<void>;
  readonly isReading: boolean;
  readonly onRead: () => void;
}

/** Purges the pages of a tag, or of the whole site, and shows the result of the last purge. */
export function PurgePanel({ tags, effect, renewing, onRenew, isReading, onRead }: Props) {
  const t = useTranslations("admin.caches.purge");
  const [tag, setTag] = useState("");
  const chosen = tags.includes(tag) ? tag : (tags[0] ?? "");
  const renewTag = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen !== "") void onRenew({ of: "tag", name: chosen });
  };
  return (
    <section aria-labelledby="cache-purge" className="flex flex-col gap-4">
      <div className="max-w-prose">
        <h2 id="cache-purge" className="text-h3">
          {t("title")}
        </h2>
        <p className="mt-1 text-muted">{t("text")}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {tags.length > 0 ? (
          <form onSubmit={renewTag} className="flex max-w-full flex-wrap items-end gap-3">
            <SelectField
              label={t("tag")}
              frameClassName="w-64 max-w-full"
              value={chosen}
              onChange={(event) => setTag(event.currentTarget.value)}
            >
              {tags.map((name) => (
                <option key={name} value={name}>
                  {tagText(name)}
                </option>
              ))}
            </SelectField>
            <StaffSubmit variant="outlined" className="min-h-12!" loading={renewing?.of === "tag"}>
              {t("renewTag")}
            </StaffSubmit>
          </form>
        ) : null}
        <StaffButton
          className="min-h-12!"
          loading={renewing?.of === "site"}
          aria-disabled={renewing !== null || undefined}
          onClick={() => void onRenew({ of: "site" })}
        >
          {t("renewSite")}
        </StaffButton>
        <StaffButton variant="plain" className="min-h-12!" loading={isReading} onClick={onRead}>
          {t("readAgain")}
        </StaffButton>
      </div>
      {/* The height of a notice, so that nothing below moves when one appears. */}
      <div className="min-h-14">
        <EffectNotice effect={effect} />
      </div>
    </section>
  );
}

/** The result of the last purge, in a few sentences. */
export function EffectNotice({ effect }: { effect: Effect | null }) {
  const t = useTranslations("admin.caches.purge");
  if (!effect) return null;
  if (effect.kind === "refused")
    return (
      <Notice tone="danger" title={t("refused")}>
        {effect.message}
      </Notice>
    );
  const { renewed, failed, later, reachesOthers } = effect.answer;
  const isGood = failed === 0 && reachesOthers !== false;
  return (
    <Notice tone={isGood ? "success" : "warning"} title={t("done", { renewed, failed })}>
      {failed > 0 ? <p>{t("kept")}</p> : null}
      {later > 0 ? <p>{t("later", { count: later })}</p> : null}
      {reachesOthers === false ? <p>{t("alone")}</p> : null}
    </Notice>
  );
}

/** A tag in readable form: its key is encoded, because tags are sent in a header. */
export function tagText(tag: string): string {
  try {
    return decodeURIComponent(tag);
  } catch {
    return tag;
  }
}
