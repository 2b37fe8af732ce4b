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

/** The least scale that every picture can be enlarged to, even beyond its own sharpness. */
const LEAST_LIMIT = 2;

/** The largest scale of a picture on a stage: its own size, or twice the fitted size if that is more. */
export const scaleLimit = (picture: Size, stage: Size): number =>
  Math.min(
    MAX_SCALE,
    Math.max(LEAST_LIMIT, picture.width / stage.width, picture.height / stage.height),
  );

/** Limits the scale to between 1 and `most`, and the position so that no edge of the picture is inside the stage. */
export function clamped(
  { scale, x, y }: ZoomView,
  { width, height }: Size,
  most = MAX_SCALE,
): ZoomView {
  const size = Math.min(most, Math.max(1, scale));
  const within = (value: number, length: number) => {
    const far = ((size - 1) * length) / 2;
    return Math.min(far, Math.max(-far, value));
  };
  return { scale: size, x: within(x, width), y: within(y, height) };
}

/** Zooms by `factor`, keeping the point under the pointer (pixels from the centre of the stage) in place. */
export function zoomed(
  view: ZoomView,
  factor: number,
  box: Size,
  point: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
  most = MAX_SCALE,
): ZoomView {
  const scale = Math.min(most, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return clamped(
    {
      scale,
      x: point.x - (point.x - view.x) * ratio,
      y: point.y - (point.y - view.y) * ratio,
    },
    box,
    most,
  );
}

export const panned = (view: ZoomView, x: number, y: number, box: Size): ZoomView =>
  clamped({ ...view, x: view.x + x, y: view.y + y }, box);
