import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { holdsHtml } from "#lib/edit/html-slots.ts";
import { SOURCES } from "./sources.ts";

/** The slots of a kind that components show, with the name of the component's file. */
const shown = (kind: "EditableHtml" | "EditableText"): [component: string, path: string][] =>
  SOURCES.filter(({ file }) => /^components\/(sections|layout)\/[\w-]+\.tsx$/.test(file)).flatMap(
    ({ file }) => {
      const source = readFileSync(file, "utf8");
      // A path in braces is one of those that the file names.
      return [...source.matchAll(new RegExp(`<${kind}\\s[^>]*?path=(?:"([^"]+)"|\\{)`, "g"))]
        .flatMap(([, path]) => path ?? (source.match(/(?<=")meta\.\w+(?=")/g) ?? []).slice(0, 2))
        .map((path): [string, string] => [basename(file, ".tsx"), path]);
    },
  );

it("finds the slots (empty lists would pass everything)", () => {
  expect(shown("EditableHtml").length).toBeGreaterThan(9);
  expect(shown("EditableText").length).toBeGreaterThan(9);
});

it.each(shown("EditableHtml"))("%s: %s is cleaned as HTML when it is saved", (component, path) =>
  expect(holdsHtml(component, path)).toBe(true));

it.each(shown("EditableText"))("%s: %s is saved as it was typed", (component, path) =>
  expect(holdsHtml(component, path)).toBe(false));
