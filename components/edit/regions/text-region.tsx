"use client";

import { useRef } from "react";
import type { TextTag } from "#components/cms/slots/types.ts";
import type { Region } from "#components/edit/store/types.ts";
import type { Json } from "#lib/edit/model/operation.ts";
import { isRecord } from "#lib/utils/is-record.ts";
import { useLine } from "./use-line.ts";

interface Props {
  as: TextTag;
  className?: string;
  seed: Region;
  /** The text shown: usually the stored one; the title of its target for a link without a name. */
  shown: string;
}

/** A plain text, or the name of a link, editable in place. */
export function TextRegion({ as: Tag, className, seed, shown }: Props) {
  const ref = useRef<HTMLElement>(null);
  const isLink = seed.slot === "link";
  const field = useLine(ref, seed, {
    toText: (value) =>
      isLink
        ? nameIn(value) || titleOr(seed.stored, shown)
        : textIn(value) || emptyOr(seed.stored, value, shown),
    toValue: (text, present) => (isLink ? { ...toRecord(present), name: text } : text),
  });
  return (
    <Tag
      {...field}
      ref={(node: HTMLElement | null) => {
        ref.current = node;
      }}
      className={className}
    >
      {shown}
    </Tag>
  );
}

/** What stands for a text that is not set shows as long as nobody has set one. */
const emptyOr = (stored: Json | undefined, value: Json | undefined, shown: string): string =>
  value === stored ? shown : "";

/** A link without a name shows the title of its target, once the server has drawn it. */
const titleOr = (stored: Json | undefined, shown: string): string =>
  shown === nameIn(stored) ? "" : shown;

const textIn = (value: Json | undefined): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
const toRecord = (value: Json | undefined): Record<string, Json> => (isRecord(value) ? value : {});
const nameIn = (value: Json | undefined): string => textIn(toRecord(value).name);
