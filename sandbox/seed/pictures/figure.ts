import { racket } from "./racket.ts";
import {
  circle,
  ellipse,
  INK,
  type Point,
  place,
  polyline,
  rect,
  shape,
  stroke,
  tint,
} from "./svg.ts";

/** Joints of a figure in hundredths of a metre, feet on y = 0, up is negative. */
interface Pose {
  readonly head: Point;
  readonly neck: Point;
  readonly hip: Point;
  readonly legs: readonly [readonly [Point, Point], readonly [Point, Point]];
  readonly arms: readonly [readonly [Point, Point], readonly [Point, Point]];
  /** Degrees of the racket in the second hand; none without it. */
  readonly racket?: number;
}

const POSES = {
  serve: {
    head: [6, -166],
    neck: [0, -142],
    hip: [-6, -88],
    legs: [
      [
        [-18, -46],
        [-34, -2],
      ],
      [
        [10, -46],
        [6, 0],
      ],
    ],
    arms: [
      [
        [24, -168],
        [36, -206],
      ],
      [
        [-26, -160],
        [-12, -190],
      ],
    ],
    racket: 24,
  },
  forehand: {
    head: [14, -162],
    neck: [8, -138],
    hip: [0, -86],
    legs: [
      [
        [-26, -48],
        [-58, -2],
      ],
      [
        [26, -52],
        [42, 0],
      ],
    ],
    arms: [
      [
        [36, -122],
        [58, -138],
      ],
      [
        [-22, -120],
        [-50, -104],
      ],
    ],
    racket: -62,
  },
  backhand: {
    head: [-8, -160],
    neck: [-2, -136],
    hip: [4, -84],
    legs: [
      [
        [-20, -48],
        [-36, 0],
      ],
      [
        [26, -48],
        [50, -2],
      ],
    ],
    arms: [
      [
        [22, -112],
        [46, -102],
      ],
      [
        [20, -118],
        [48, -106],
      ],
    ],
    racket: 70,
  },
  ready: {
    head: [2, -150],
    neck: [-2, -128],
    hip: [-8, -80],
    legs: [
      [
        [-30, -46],
        [-34, 0],
      ],
      [
        [20, -46],
        [26, 0],
      ],
    ],
    arms: [
      [
        [14, -100],
        [34, -100],
      ],
      [
        [16, -104],
        [36, -98],
      ],
    ],
    racket: 38,
  },
  coach: {
    head: [0, -170],
    neck: [0, -146],
    hip: [0, -90],
    legs: [
      [
        [-10, -46],
        [-12, 0],
      ],
      [
        [10, -46],
        [14, 0],
      ],
    ],
    arms: [
      [
        [26, -136],
        [54, -150],
      ],
      [
        [-20, -116],
        [-12, -88],
      ],
    ],
  },
  cheer: {
    head: [0, -168],
    neck: [0, -144],
    hip: [0, -90],
    legs: [
      [
        [-12, -46],
        [-18, 0],
      ],
      [
        [12, -46],
        [18, 0],
      ],
    ],
    arms: [
      [
        [-28, -164],
        [-30, -200],
      ],
      [
        [28, -164],
        [34, -198],
      ],
    ],
    racket: 16,
  },
} as const satisfies Record<string, Pose>;

export interface FigureLook {
  readonly pose: keyof typeof POSES;
  readonly shirt: string;
  readonly shorts: string;
  readonly skin?: string;
  readonly hair?: string;
  readonly hairstyle?: "short" | "tail" | "cap";
  readonly frame?: string;
  /** A child is about 0.7. */
  readonly size?: number;
  readonly flip?: boolean;
}

/** A player of about 180 units, feet at 0,0. */
export function figure(look: FigureLook): string {
  const pose: Pose = POSES[look.pose];
  const { skin = INK.skin, hair = INK.hair, shirt, shorts } = look;
  const limb = (points: readonly Point[], colour: string, width: number) =>
    stroke(polyline(points), colour, width);
  const leg = ([knee, foot]: readonly [Point, Point], side: number): string => {
    const start: Point = [pose.hip[0] + side * 7, pose.hip[1]];
    const half: Point = [
      start[0] + (knee[0] - start[0]) * 0.72,
      start[1] + (knee[1] - start[1]) * 0.72,
    ];
    return [
      limb([start, knee, foot], skin, 13),
      limb([start, half], shorts, 21),
      limb([[foot[0], foot[1] - 14], foot], INK.white, 12),
      limb(
        [
          [foot[0] - 3, foot[1]],
          [foot[0] + 11, foot[1] + 1],
        ],
        INK.white,
        10,
      ),
    ].join("");
  };
  const arm = ([elbow, hand]: readonly [Point, Point], side: number): string => {
    const shoulder: Point = [pose.neck[0] + side * 15, pose.neck[1] + 5];
    const sleeve: Point = [
      shoulder[0] + (elbow[0] - shoulder[0]) * 0.6,
      shoulder[1] + (elbow[1] - shoulder[1]) * 0.6,
    ];
    return limb([shoulder, elbow, hand], skin, 10) + limb([shoulder, sleeve], shirt, 15);
  };
  const hand = pose.arms[1][1];
  const held =
    pose.racket === undefined
      ? ""
      : place(
          place(
            racket({
              frame: look.frame ?? INK.green,
              accent: INK.yellow,
              grip: INK.black,
              mains: 9,
              crosses: 11,
            }),
            { y: -440 * 0.11, scale: 0.11 },
          ),
          { x: hand[0], y: hand[1], turn: pose.racket },
        );
  const torso = `M${pose.neck[0] - 19} ${pose.neck[1] + 2}Q${pose.neck[0]} ${pose.neck[1] - 6} ${pose.neck[0] + 19} ${pose.neck[1] + 2}L${pose.hip[0] + 16} ${pose.hip[1] + 4}H${pose.hip[0] - 16}Z`;
  const [hx, hy] = pose.head;
  const head = [
    look.hairstyle === "tail"
      ? stroke(`M${hx - 8} ${hy - 6}Q${hx - 30} ${hy} ${hx - 24} ${hy + 22}`, hair, 9)
      : "",
    limb([pose.neck, [hx, hy + 6]], tint(skin, -0.12), 10),
    circle(hx, hy, 14, skin),
    shape(
      `M${hx - 15} ${hy + 1}A15 15 0 0 1 ${hx + 14} ${hy - 5}Q${hx} ${hy - 6} ${hx - 6} ${hy + 4}Z`,
      hair,
    ),
    look.hairstyle === "cap"
      ? shape(
          `M${hx - 15} ${hy - 3}A15 14 0 0 1 ${hx + 15} ${hy - 3}L${hx + 26} ${hy}Q${hx + 10} ${hy - 6} ${hx - 15} ${hy - 2}Z`,
          INK.white,
        )
      : "",
  ].join("");
  const body = [
    arm(pose.arms[0], 1),
    leg(pose.legs[1], 1),
    leg(pose.legs[0], -1),
    shape(torso, shirt),
    rect(pose.hip[0] - 17, pose.hip[1] - 8, 34, 16, shorts, { rx: 5 }),
    head,
    held,
    arm(pose.arms[1], -1),
  ].join("");
  return place(body, { scale: look.size ?? 1, flip: look.flip ?? false });
}

/** The figure's shadow on the ground. */
export const figureShadow = (width = 46) =>
  ellipse(8, 2, width, width * 0.2, INK.black, { opacity: 0.22 });
