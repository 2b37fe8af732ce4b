import { type RefObject, useLayoutEffect } from "react";
import { onResize } from "#components/staff/edit/ui/on-resize.ts";

/** CSS pixels: a section is rendered as wide as the window of the edited page, within these limits. */
const NARROWEST = 360;
const WIDEST = 1024;

/** Says how far looks are scaled down (`--look-scale`): all of a grid are equally wide. */
export function useLookSize(grid: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const list = grid.current;
    if (!list) return;
    const measure = () => {
      const look = list.querySelector(".edit-look");
      if (!look) return;
      const width = Math.min(WIDEST, Math.max(NARROWEST, window.innerWidth));
      list.style.setProperty("--look-width", `${width}px`);
      list.style.setProperty("--look-scale", String(look.clientWidth / width));
    };
    measure();
    return onResize([list], measure);
  }, [grid]);
}
