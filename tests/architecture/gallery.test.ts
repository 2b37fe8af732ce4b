import { expect, it } from "vitest";
import { importsOf, SOURCES } from "./sources.ts";

/** Files of components/ui that show nothing by themselves. */
const UNSHOWN: Readonly<Record<string, string>> = {
  "components/ui/arrived.tsx": "moves the focus",
  "components/ui/form/field-frame.tsx": "is drawn by every field",
  "components/ui/form/number-input.tsx": "is drawn by every field of a number",
  "components/ui/glyph.tsx": "is drawn by every icon",
  "components/ui/script-needed.tsx": "is seen without scripts only",
  "components/ui/toaster.tsx": "is a list of toast cards",
};

const primitives = SOURCES.map(({ file }) => file).filter(
  (file) => /^components\/ui\/.*\.tsx$/.test(file) && !file.includes(".test."),
);
const shown = new Set(
  SOURCES.filter(({ file }) => file.startsWith("components/gallery/")).flatMap((source) =>
    importsOf(source).map(({ to }) => to),
  ),
);

it("every primitive is in the gallery, or shows nothing by itself", () => {
  expect(primitives.length).toBeGreaterThan(20);
  expect(primitives.filter((file) => !shown.has(file) && !(file in UNSHOWN))).toEqual([]);
  expect(
    Object.keys(UNSHOWN).filter((file) => shown.has(file) || !primitives.includes(file)),
  ).toEqual([]);
});
