"use client";

import { useRef } from "react";
import type { TextTag } from "#components/kit/cms/slot-types.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { useLine } from "./use-line.ts";
import { type Sides, useSide } from "./use-side.ts";

interface Props extends Sides {
  as: TextTag;
  dir?: "auto";
  className?: string;
  /** The shown text: usually the stored one; for a link without a name, the title of its target. */
  shown: string;
}

/** A plain text, or the name of a link, editable in place. */
export function TextRegion({ as: Tag, dir, className, shown, ...sides }: Props) {
  const ref = useRef<HTMLElement>(null);
  const { seed, ...side } = useSide(sides);
  const isLink = seed.slot === "link";
  const { stored } = side.from ?? seed;
  const usual = sides.from ? "" : shown;
  const field = useLine(
    ref,
    seed,
    {
      drawn: shown,
      toText: (value) =>
        isLink
          ? nameIn(value) || titleOr(stored, usual)
          : textIn(value) || emptyOr(stored, value, usual),
      toValue: (text, present) => (isLink ? { ...toRecord(present), name: text } : text),
    },
    side,
  );
  return (
    <Tag
      {...field}
      ref={(node: HTMLElement | null) => {
        ref.current = node;
      }}
      dir={dir}
      className={className}
    >
      {shown}
    </Tag>
  );
}

/** The placeholder of an unset text is shown until a text is set. */
const emptyOr = (stored: Json | undefined, value: Json | undefined, shown: string): string =>
  value === stored ? shown : "";

/** A link without a name shows its target's title, once the server has rendered it. */
const titleOr = (stored: Json | undefined, shown: string): string =>
  shown === nameIn(stored) ? "" : shown;

const textIn = (value: Json | undefined): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
const toRecord = (value: Json | undefined): Record<string, Json> => (isRecord(value) ? value : {});
const nameIn = (value: Json | undefined): string => textIn(toRecord(value).name);
