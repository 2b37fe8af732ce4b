import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { FITTED, panned, scaleLimit, type ZoomView, zoomed } from "./zoom-view.ts";

/** Pixels that a finger must move sideways to turn to the next picture. */
const SWIPE = 60;

/**
 * Zoom by wheel, pinch, drag and double click. At the fitted size a drag sideways turns to another picture. `picture`
 * is the size of the current one.
 */
export function useZoom(
  onTurn: (by: 1 | -1) => void,
  picture: { readonly width: number; readonly height: number },
) {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ZoomView>(FITTED);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const swiped = useRef(0);

  const box = () => stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const fromCentre = (x: number, y: number) => {
    const { left, top, width, height } = box();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const zoom = (factor: number, at?: { x: number; y: number }) =>
    setView((before) =>
      zoomed(before, factor, box(), at && fromCentre(at.x, at.y), scaleLimit(picture, box())),
    );

  const onWheelEvent = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  });
  // Not React's wheel listener, which is passive and could not prevent the page behind from zooming too.
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => onWheelEvent(event);
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, []);

  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    swiped.current = 0;
  };

  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const apart = (pointer: { x: number; y: number }) =>
        Math.hypot(pointer.x - other.x, pointer.y - other.y);
      zoom(apart(now) / Math.max(1, apart(before)), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
    } else if (view.scale === 1) swiped.current += now.x - before.x;
    else setView((before) => panned(before, now.x - before.x, now.y - before.y, box()));
  };

  const up = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return;
    const far = swiped.current;
    swiped.current = 0;
    if (view.scale === 1 && Math.abs(far) > SWIPE) onTurn(far < 0 ? 1 : -1);
  };

  return {
    stage,
    view,
    zoom,
    pan: (x: number, y: number) => setView((before) => panned(before, x, y, box())),
    reset: () => setView(FITTED),
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}
