"use client";

import { diffArrays, diffWordsWithSpace } from "diff";
import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { sectionById } from "#components/staff/edit/page/page-dom.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import { useOptionText } from "#components/staff/edit/settings/use-option-text.ts";
import { readableValue } from "#components/staff/edit/ui/readable-value.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";
import type { Json, OrderOperation, SetOperation } from "#lib/staff/edit/model/edit-operation.ts";

/** The published value and the new one: pictures as pictures, everything else as text. */
export function BeforeAfter({ operation }: { operation: SetOperation }) {
  const t = useTranslations("edit.review");
  const { mediaUrl } = useSite();
  const { before, after } = operation;
  const read = useOptionText(operation, [before, after]);
  if (operation.slot === "media" || operation.slot === "icon")
    return (
      <dl className="col-span-full flex flex-wrap gap-4 in-data-left-out:opacity-60 [&_img]:h-24 [&_img]:w-auto [&_img]:rounded-[0.5rem]">
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
  const parts = diffWordsWithSpace(read(before), read(after)).map((part, index) => ({
    ...part,
    key: index,
  }));
  return (
    <p
      className="col-span-full max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-wrap in-data-left-out:opacity-60"
      dir="auto"
    >
      {parts.map(({ key, value, added, removed }) => (
        <Marked key={key} added={added} removed={removed}>
          {value}
        </Marked>
      ))}
      {parts.length === 0 ? <span>{t("nothing")}</span> : null}
    </p>
  );
}

/** The sections of the page in their new order: moved ones are marked in their old and new position. */
export function OrderBeforeAfter({ operation: { before, after } }: { operation: OrderOperation }) {
  const { store } = useEditContext();
  const names = useSectionNames();
  const state = store.getState();
  const parts = diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.flatMap((id) => {
      const section = sectionById(state, id);
      const key = `${id}${removed ? " before" : ""}`;
      return section ? [{ key, name: names.of(section), added, removed }] : [];
    }),
  );
  return (
    <ol className="col-span-full max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-wrap in-data-left-out:opacity-60 [&>li]:py-0.5">
      {parts.map(({ key, name, added, removed }) => (
        <li key={key} dir="auto">
          <Marked added={added} removed={removed}>
            {name}
          </Marked>
        </li>
      ))}
    </ol>
  );
}

interface MarkedProps {
  added: boolean;
  removed: boolean;
  children: string;
}

function Marked({ added, removed, children }: MarkedProps) {
  if (added) return <ins>{children}</ins>;
  return removed ? <del>{children}</del> : <span>{children}</span>;
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
