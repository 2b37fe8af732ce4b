"use client";

import { useTranslations } from "next-intl";
import { Glyph } from "#components/kit/ui/glyph.tsx";
import { GLYPHS } from "#components/staff/edit/sections/glyphs.ts";
import { usePageDrag } from "./use-page-drag.ts";

/**
 * The handle by which a section is dragged on the page, and the places where it can be dropped. For the pointer only:
 * the buttons next to it and the keys do the same.
 * @param count sections of the page
 */
export function PageDrag({ id, count }: { id: number; count: number }) {
  const t = useTranslations("edit.sections");
  const { lines, handle } = usePageDrag(id);
  return (
    <span aria-hidden="true" data-dragging={lines.length > 0 || undefined} className="contents">
      <span
        title={t("drag")}
        className="edit-drag grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-[0.5rem] select-none active:cursor-grabbing"
        {...handle}
      >
        <Glyph path={GLYPHS.drag} />
      </span>
      {lines.map(({ y, left, width, place, isHere }) => (
        <span
          key={place}
          className="edit-drop-line"
          data-here={isHere || undefined}
          style={{ top: y, left, width }}
        >
          {isHere ? <span>{t("dropPlace", { place: place + 1, count })}</span> : null}
        </span>
      ))}
    </span>
  );
}
