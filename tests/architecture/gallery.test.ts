import { expect, it } from "vitest";
import { importsOf, SOURCES } from "./sources.ts";

/** Files of components/kit/ui that show nothing by themselves. */
const UNSHOWN: Readonly<Record<string, string>> = {
  "components/kit/ui/arrived.tsx": "moves the focus",
  "components/kit/ui/form/field-frame.tsx": "is drawn by every field",
  "components/kit/ui/form/number-input.tsx": "is drawn by every field of a number",
  "components/kit/ui/glyph.tsx": "is drawn by every icon",
  "components/kit/ui/script-needed.tsx": "is seen without scripts only",
  "components/kit/ui/toaster.tsx": "is a list of toast cards",
};

const primitives = SOURCES.map(({ file }) => file).filter(
  (file) => /^components\/kit\/ui\/.*\.tsx$/.test(file) && !file.includes(".test."),
);
const shown = new Set(
  SOURCES.filter(({ file }) => file.startsWith("components/staff/gallery/")).flatMap((source) =>
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
