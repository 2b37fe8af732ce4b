import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cut, FOLDER, FONTS, lettersOf, PARTS } from "./fonts.mjs";

/** The characters that a package's style sheet assigns to its Latin file. */
async function lettersOfPackage(file) {
  const [scope, name] = file.split("/");
  const css = await readFile(
    join(
      FOLDER,
      "../../../../node_modules",
      scope,
      name,
      file.includes("-700-") ? "700.css" : "index.css",
    ),
    "utf8",
  );
  const face = css.split("@font-face").find((rule) => rule.includes(file.split("/").at(-1)));
  return /unicode-range: ([^;]+);/.exec(face)[1].replaceAll(",", ", ").replaceAll(",  ", ", ");
}

describe("the files of fonts", () => {
  it.each(
    Object.keys(FONTS).flatMap((name) => Object.keys(PARTS).map((part) => [name, part])),
  )("%s, %s letters: is what `npm run fonts` makes of the installed package", async (name, part) => {
    const kept = await readFile(join(FOLDER, `${name}-${part}.woff2`));
    expect(kept.equals(Buffer.from(await cut(name, part)))).toBe(true);
  });

  it.each(
    Object.values(FONTS),
  )("%s: its two parts have all its letters, each once", async (file) => {
    const parts = Object.values(PARTS).flatMap(lettersOf);
    expect(new Set(parts).size).toBe(parts.length);
    expect(new Set(parts)).toEqual(new Set(lettersOf(await lettersOfPackage(file))));
  });
});
