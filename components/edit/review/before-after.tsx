"use client";

import { diffWordsWithSpace } from "diff";
import { useTranslations } from "next-intl";
import { readableValue } from "#components/edit/readable-value.ts";
import { useSite } from "#components/providers/site-provider.tsx";
import type { Json, SetOperation } from "#lib/edit/model/operation.ts";
import { toMediaUrl } from "#lib/media/to-image.ts";
import { isRecord } from "#lib/utils/is-record.ts";

/** What stands on the site, and what is to stand there: pictures as pictures, everything else as text. */
export function BeforeAfter({ operation }: { operation: SetOperation }) {
  const t = useTranslations("edit.review");
  const { mediaUrl } = useSite();
  const { before, after } = operation;
  if (operation.slot === "media" || operation.slot === "icon")
    return (
      <dl className="edit-pictures">
        {[
          { name: t("before"), value: before },
          { name: t("after"), value: after },
        ].map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Pictured value={value} mediaUrl={mediaUrl} empty={t("nothing")} />
            </dd>
          </div>
        ))}
      </dl>
    );
  const parts = diffWordsWithSpace(readableValue(before), readableValue(after));
  return (
    <p className="edit-difference" dir="auto">
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
      {parts.length === 0 ? t("nothing") : null}
    </p>
  );
}

function Pictured(props: { value: Json | undefined; mediaUrl: string; empty: string }) {
  const { value, mediaUrl, empty } = props;
  const src = pictureIn(value, mediaUrl);
  const name = readableValue(value);
  // biome-ignore lint/performance/noImgElement: a small picture of what the library holds, in a dialog of staff
  if (src) return <img src={src} alt={name} height={96} loading="lazy" />;
  return name || empty;
}

function pictureIn(value: Json | undefined, mediaUrl: string): string | null {
  if (!isRecord(value)) return null;
  const path = value.path || value.media_url;
  const isPicture = typeof value.mime !== "string" || /^(image\/.*)?$/.test(value.mime);
  return typeof path === "string" && path !== "" && isPicture ? toMediaUrl(path, mediaUrl) : null;
}
