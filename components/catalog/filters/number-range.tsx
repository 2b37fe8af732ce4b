"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { RESTORED } from "./form-memory.ts";

interface Props {
  /** Prefix of the thumbs' ids. */
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Names of the two thumbs. */
  readonly labels: readonly [min: string, max: string];
  /** The two fields, which are what the form sends. */
  readonly children: ReactNode;
}

/** Two thumbs on one line over two fields. Moving a thumb fills in both ends; typing in a field moves its thumb. */
export function NumberRange({ id, min, max, step, labels, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const parts = () => {
    const all = [...(root.current?.querySelectorAll("input") ?? [])];
    const thumbs = all.filter(({ type }) => type === "range");
    return { thumbs, fields: all.filter(({ type }) => type === "number") };
  };

  const paint = () => {
    const [from, to] = parts().thumbs.map(({ value }) => ((+value - min) / (max - min || 1)) * 100);
    root.current?.style.setProperty("--from", `${from}%`);
    root.current?.style.setProperty("--to", `${to}%`);
  };
  const follow = () => {
    const { thumbs, fields } = parts();
    thumbs.forEach((thumb, end) => {
      thumb.value = fields[end]?.value || String(end === 0 ? min : max);
    });
    paint();
  };
  const slide = (end: 0 | 1) => {
    const { thumbs, fields } = parts();
    const [from, to] = thumbs;
    const moved = thumbs[end];
    if (!from || !to || !moved) return;
    // The thumbs cannot pass each other.
    if (+from.value > +to.value) moved.value = (end === 0 ? to : from).value;
    thumbs.forEach((thumb, index) => {
      const field = fields[index];
      if (field) field.value = thumb.value;
    });
    paint();
  };
  const listen = useEffectEvent(() => {
    follow();
    const { fields } = parts();
    for (const field of fields) field.addEventListener(RESTORED, follow);
  });
  useEffect(() => listen(), []);

  return (
    <div
      ref={root}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === "number") follow();
      }}
    >
      <div className="relative mx-0 mb-3 h-6 noscript:hidden">
        <span aria-hidden="true" className="range-track forced-edge" />
        <span aria-hidden="true" className="range-span forced-ink" />
        {([0, 1] as const).map((end) => (
          <input
            key={end}
            type="range"
            id={`${id}.${end}`}
            aria-label={labels[end]}
            {...{ min, max, step }}
            defaultValue={end === 0 ? min : max}
            onChange={() => slide(end)}
            className="range-thumb"
          />
        ))}
      </div>
      {children}
    </div>
  );
}
