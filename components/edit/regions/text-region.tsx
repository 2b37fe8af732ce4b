"use client";

import { useRef } from "react";
import type { TextTag } from "#components/cms/slots/types.ts";
import { type RegionSeed, useRegion } from "./use-region.ts";

interface Props {
  as: TextTag;
  className?: string;
  seed: RegionSeed;
  /** The text shown: usually the stored one, or the name of a link's target. */
  shown: string;
}

/** A plain text, editable in place. */
export function TextRegion({ as: Tag, className, seed, shown }: Props) {
  const ref = useRef<HTMLElement>(null);
  const field = useRegion(ref, seed, { read, write, shown: () => shown });
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

const read = (node: HTMLElement): string => (node.textContent ?? "").replace(/\s*[\r\n]+\s*/g, " ");
const write = (node: HTMLElement, value: string): void => {
  node.textContent = value;
};
