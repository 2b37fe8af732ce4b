import { INK, type Point, polygon, shape, stroke } from "./svg.ts";

/** A point in the club: metres east, north along the court and up; 0,0,0 is under the middle of the net. */
export type Place = readonly [x: number, y: number, z: number];

export interface Camera {
  readonly eye: Place;
  readonly look: Place;
  /** Picture units per metre at one metre. */
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Place): Place => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

export interface View {
  project(at: Place): Point;
  /** Picture units of one metre at that place. */
  sizeAt(at: Place): number;
}

const NEAR = 0.6;

/** Where things of the club stand in the picture. */
export function viewOf({ eye, look, zoom, width, height }: Camera): View {
  const forward = unit(minus(look, eye));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const depth = (at: Place) => Math.max(NEAR, dot(minus(at, eye), forward));
  return {
    project(at) {
      const offset = minus(at, eye);
      const scale = zoom / depth(at);
      return [width / 2 + dot(offset, right) * scale, height / 2 - dot(offset, up) * scale];
    },
    sizeAt: (at) => zoom / depth(at),
  };
}

const HALF_LENGTH = 11.885;
const SINGLES = 4.115;
const DOUBLES = 5.485;
const SERVICE = 6.4;

type Span = readonly [x1: number, y1: number, x2: number, y2: number];

/** The ground shape of a rectangle in metres. */
export function ground(view: View, [x1, y1, x2, y2]: Span): string {
  return polygon(
    [
      [x1, y1, 0],
      [x2, y1, 0],
      [x2, y2, 0],
      [x1, y2, 0],
    ].map((at) => view.project(at as unknown as Place)),
  );
}

const along = (x: number, from: number, to: number, width = 0.1): Span => [
  x - width,
  from,
  x + width,
  to,
];
const across = (y: number, from: number, to: number, width = 0.1): Span => [
  from,
  y - width,
  to,
  y + width,
];

const LINES: readonly Span[] = [
  across(-HALF_LENGTH, -DOUBLES, DOUBLES, 0.14),
  across(HALF_LENGTH, -DOUBLES, DOUBLES, 0.14),
  along(-DOUBLES, -HALF_LENGTH, HALF_LENGTH),
  along(DOUBLES, -HALF_LENGTH, HALF_LENGTH),
  along(-SINGLES, -HALF_LENGTH, HALF_LENGTH),
  along(SINGLES, -HALF_LENGTH, HALF_LENGTH),
  across(-SERVICE, -SINGLES, SINGLES),
  across(SERVICE, -SINGLES, SINGLES),
  along(0, -SERVICE, SERVICE),
  across(-HALF_LENGTH + 0.2, -0.06, 0.06, 0.25),
  across(HALF_LENGTH - 0.2, -0.06, 0.06, 0.25),
];

export interface CourtLook {
  readonly inside: string;
  readonly outside: string;
  readonly line?: string;
  readonly x?: number;
  readonly y?: number;
}

/** Ground and lines of a court in true perspective. */
export function court(
  view: View,
  { inside, outside, line = INK.white, x = 0, y = 0 }: CourtLook,
): string {
  const moved = ([x1, y1, x2, y2]: Span): Span => [x1 + x, y1 + y, x2 + x, y2 + y];
  return [
    shape(ground(view, moved([-9.2, -18.5, 9.2, 18.5])), outside),
    shape(ground(view, moved([-DOUBLES, -HALF_LENGTH, DOUBLES, HALF_LENGTH])), inside),
    ...LINES.map((span) => shape(ground(view, moved(span)), line)),
  ].join("");
}

/** Net, tape, strap and posts. */
export function net(view: View, x = 0, y = 0): string {
  const height = (at: number) => 0.914 + 0.156 * (at / 6.4) ** 2;
  const top = (at: number) => view.project([x + at, y, height(at)]);
  const foot = (at: number) => view.project([x + at, y, 0]);
  const steps = Array.from({ length: 17 }, (_, index) => -6.4 + index * 0.8);
  const upper = steps.map(top);
  const mesh: string[] = [];
  for (let at = -6.3; at <= 6.3; at += 0.3) mesh.push(polyPoints([foot(at), top(at)]));
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    mesh.push(polyPoints(steps.map((at) => view.project([x + at, y, height(at) * part]))));
  }
  const size = view.sizeAt([x, y, 0]);
  return [
    shape(polygon([...upper, ...steps.toReversed().map(foot)]), INK.greenNight, { opacity: 0.4 }),
    stroke(mesh.join(""), INK.greenNight, Math.max(0.8, size * 0.018), { opacity: 0.55 }),
    stroke(polyPoints(upper), INK.white, Math.max(2.4, size * 0.09)),
    stroke(polyPoints([top(0), foot(0)]), INK.white, Math.max(1.6, size * 0.06)),
    stroke(
      polyPoints([view.project([x - 6.4, y, 0]), view.project([x - 6.4, y, 1.12])]),
      INK.greenNight,
      Math.max(3, size * 0.12),
    ),
    stroke(
      polyPoints([view.project([x + 6.4, y, 0]), view.project([x + 6.4, y, 1.12])]),
      INK.greenNight,
      Math.max(3, size * 0.12),
    ),
  ].join("");
}

export function polyPoints(points: readonly Point[]): string {
  return `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}`;
}
