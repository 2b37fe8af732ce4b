/** Scale and position of a zoomed picture: scale 1 fits the stage; x and y are pixels from its centre. */
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
export const MAX_SCALE = 5;

/** Limits the scale to between 1 and `MOST`, and the position so that no edge of the picture is inside the stage. */
export function clamped({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const size = Math.min(MAX_SCALE, Math.max(1, scale));
  const within = (value: number, length: number) => {
    const most = ((size - 1) * length) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { scale: size, x: within(x, width), y: within(y, height) };
}

/** Zooms by `factor`, keeping the point under the pointer (pixels from the centre of the stage) in place. */
export function zoomed(
  view: ZoomView,
  factor: number,
  box: Size,
  point: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return clamped(
    {
      scale,
      x: point.x - (point.x - view.x) * ratio,
      y: point.y - (point.y - view.y) * ratio,
    },
    box,
  );
}

export const panned = (view: ZoomView, x: number, y: number, box: Size): ZoomView =>
  clamped({ ...view, x: view.x + x, y: view.y + y }, box);
