"use client";

import { useEffect, useRef } from "react";
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { drawInTurn } from "./draw-in-turn.ts";
import { drawSample } from "./draw-sample.ts";
import type { Samples } from "./read-samples.ts";
import { SectionSketch } from "./section-sketch.tsx";

interface Props {
  readonly definition: SectionDefinition;
  /** Null while they are being read. */
  readonly samples: Samples | null;
}

/**
 * A preview of a new section: a sketch, replaced by the real section as the server renders it when the preview comes
 * near the viewport. Both have the same size, so that nothing moves.
 */
export function SectionLook({ definition, samples }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const section = samples?.sections.get(definition.component);
  useEffect(() => {
    const box = host.current;
    if (!box || !samples || !section) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        drawInTurn(() => {
          if (!box.isConnected) return;
          drawSample(box, samples, section);
          box.dataset.drawn = "";
        });
      },
      { root: box.closest("dialog"), rootMargin: NEAR },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [samples, section]);
  return (
    <div
      aria-hidden="true"
      className="edit-look relative grid aspect-(--look-shape) overflow-clip border-b border-line bg-paper"
    >
      <SectionSketch definition={definition} />
      <div
        ref={host}
        inert
        className="edit-look-page absolute inset-0 overflow-clip bg-paper text-[1rem] opacity-0 data-drawn:opacity-100 motion-safe:transition-opacity"
      />
    </div>
  );
}

/** Samples this close are drawn before they are visible. */
const NEAR = "200px 0px";
