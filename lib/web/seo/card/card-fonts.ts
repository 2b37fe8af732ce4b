import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { coverageOf } from "./font-coverage.ts";

interface CardFont {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: 400 | 700;
}

interface Fonts {
  readonly fonts: readonly CardFont[];
  readonly covered: ReadonlySet<number>;
}

const FOLDER = "node_modules/@fontsource/bricolage-grotesque/files";
const SUBSETS = ["latin", "latin-ext"] as const;
const WEIGHTS = [400, 700] as const;

/** The font families in order of preference. */
export const CARD_FAMILY = SUBSETS.join(", ");

/** The fonts of the cards, read once per process. */
export const getCardFonts = (): Promise<Fonts> => processWide("card-fonts", loadFonts);

async function loadFonts(): Promise<Fonts> {
  const fonts = await Promise.all(
    SUBSETS.flatMap((name) =>
      WEIGHTS.map(async (weight) => {
        const file = `bricolage-grotesque-${name}-${weight}-normal.woff`;
        return { name, weight, data: await readFile(join(process.cwd(), FOLDER, file)) };
      }),
    ),
  );
  // A character counts only if both weights have it.
  const [usual, bold] = WEIGHTS.map((weight) =>
    fonts.filter((font) => font.weight === weight).flatMap(({ data }) => [...coverageOf(data)]),
  );
  const both = new Set(bold);
  const covered = new Set(usual?.filter((code) => both.has(code)));
  return { fonts, covered };
}
