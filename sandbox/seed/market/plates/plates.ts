import { readJson } from "../../read.ts";
import type { SeedPicture } from "../../types.ts";
import { slugOf } from "../words.ts";

/**
 * A shape's name as alternative text, and its drawing in 400 × 400, with `$c`, `$d`, `$l` for the colour, a darker and
 * a lighter one.
 */
type Shape = readonly [string, string];

const shapes = readJson<Record<string, Shape>>({}, "market", "plates/shapes.json");
const colours = readJson<Record<string, string>>({}, "market", "tables/colours.json");

const GROUND = "#f3eee3";
const SIDE = 800;
const SCENE = { width: 1600, height: 900 } as const;

const BOOK =
  "<path d='M96 56h200q14 0 14 14v264q0 14-14 14h-200z' fill='$c'/><rect x='84' y='56' width='24' height='292' rx='8' fill='$d'/><path d='M108 330h190v10h-190z' fill='#f7f5ef'/>";

/** The goods on the shelves of a scene, from the left: shape and colour. */
const SCENES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  shelves: [
    ["headphones", "Navy"],
    ["book-fantasy", "Purple"],
    ["sneaker", "Red"],
    ["coffeebag", "Brown"],
    ["kettle", "Turquoise"],
    ["apple", "Red"],
    ["laptop", "Silver"],
    ["cheese", "Yellow"],
  ],
  larder: [
    ["bread", "Brown"],
    ["jar", "Orange"],
    ["bottle", "Green"],
    ["carrot", "Orange"],
    ["apple", "Green"],
    ["cheese", "Yellow"],
    ["bag", "Blue"],
    ["teabox", "Purple"],
  ],
  delivery: [
    ["bag", "Beige"],
    ["boot", "Yellow"],
    ["book-travel", "Blue"],
    ["charger", "White"],
    ["teabox", "Green"],
    ["speaker", "Red"],
    ["pan", "Orange"],
    ["camera", "Silver"],
  ],
};

/** Lighter (above 0) or darker (below 0) than a colour, `#rrggbb`. */
function shade(colour: string, by: number): string {
  const target = by > 0 ? 255 : 0;
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${parts
    .map((part) => Math.round(part + (target - part) * Math.abs(by)))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
}

function drawn(shape: string, colour: string): string {
  const paint = colours[colour] ?? "#7d838c";
  const [, drawing = ""] = shapes[shape] ?? [];
  return drawing
    .replace("$book", BOOK)
    .replaceAll("$c", paint)
    .replaceAll("$d", shade(paint, -0.35))
    .replaceAll("$l", shade(paint, 0.62));
}

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'><rect width='${width}' height='${height}' fill='${GROUND}'/>${content}</svg>`;

/** Things of four on each of two shelves. */
function sceneOf(things: readonly (readonly [string, string])[]): string {
  const shelves = [430, 840].map(
    (y) => `<rect x='60' y='${y}' width='1480' height='22' rx='6' fill='#a9835a'/>`,
  );
  const goods = things.map(([shape, colour], index) => {
    const [x, y] = [110 + (index % 4) * 360, index < 4 ? 60 : 470];
    return `<g transform='translate(${x} ${y}) scale(.95)'>${drawn(shape, colour)}</g>`;
  });
  return svg(SCENE.width, SCENE.height, [...shelves, ...goods].join(""));
}

interface Plate {
  readonly picture: SeedPicture;
  /** How smaller sizes get another aspect. */
  readonly fit: "contain" | "cover";
  readonly draw: () => string;
}

const plates: readonly Plate[] = [
  ...Object.entries(shapes).flatMap(([shape, [label]]) =>
    Object.keys(colours).map(
      (colour): Plate => ({
        picture: {
          name: `market-${shape}-${slugOf(colour)}`,
          alt: { en: `${label}, ${colour.toLowerCase()}` },
          width: SIDE,
          height: SIDE,
        },
        fit: "contain",
        draw: () => svg(SIDE, SIDE, `<g transform='scale(2)'>${drawn(shape, colour)}</g>`),
      }),
    ),
  ),
  ...Object.entries(SCENES).map(
    ([name, things]): Plate => ({
      picture: { name: `market-scene-${name}`, alt: { en: "Goods on two shelves" }, ...SCENE },
      fit: "cover",
      draw: () => sceneOf(things),
    }),
  ),
];

const byFile: ReadonlyMap<string, Plate> = new Map(
  plates.map((plate) => [`${plate.picture.name}.webp`, plate]),
);

/** The pictures with these names, of all that can be drawn. */
export const platesNamed = (names: ReadonlySet<string>): SeedPicture[] =>
  plates.flatMap(({ picture }) => (names.has(picture.name) ? picture : []));

/** A picture that is drawn when it is asked for, as SVG; undefined for other files. */
export function drawnPicture(
  file: string,
): { path: Uint8Array; fit: Plate["fit"]; width: number; height: number } | undefined {
  const plate = byFile.get(file);
  const { width = SIDE, height = SIDE } = plate?.picture ?? {};
  return plate && { path: new TextEncoder().encode(plate.draw()), fit: plate.fit, width, height };
}
