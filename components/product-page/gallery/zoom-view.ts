/** How an enlarged picture stands in its window: scale 1 fits; x and y are pixels off the middle. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const FITTED: ZoomView = { scale: 1, x: 0, y: 0 };
export const MOST = 5;

/** Keeps a picture between "fits" and five times that, and its edges at or beyond those of the window. */
export function held({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const size = Math.min(MOST, Math.max(1, scale));
  const within = (value: number, length: number) => {
    const most = ((size - 1) * length) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { scale: size, x: within(x, width), y: within(y, height) };
}

/** Enlarged by `factor` so that the point under the pointer (pixels off the middle of the window) stays where it is. */
export function zoomed(
  view: ZoomView,
  factor: number,
  box: Size,
  point: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): ZoomView {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return held(
    {
      scale,
      x: point.x - (point.x - view.x) * ratio,
      y: point.y - (point.y - view.y) * ratio,
    },
    box,
  );
}

export const panned = (view: ZoomView, x: number, y: number, box: Size): ZoomView =>
  held({ ...view, x: view.x + x, y: view.y + y }, box);
