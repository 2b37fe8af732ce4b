import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import type { SlotKind } from "#lib/shop/domain/sections/definition.ts";
import { SECTIONS, SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { allowedAt } from "#lib/staff/edit/model/place.ts";
import { importsOf, SOURCES } from "./sources.ts";

/** The content kind of each slot component. */
const KINDS: Readonly<Record<string, readonly SlotKind[]>> = {
  Text: ["text"],
  Html: ["html"],
  Image: ["media", "icon"],
  Media: ["media"],
  Link: ["link"],
};

/** The files that draw a section or a part of every page, with its definition. */
const drawn = SOURCES.flatMap(({ file }) => {
  const section = /^components\/pages\/sections\/([\w-]+)\.tsx$/.exec(file)?.[1];
  const shell = /^components\/pages\/layout\/(header|footer|cookie-notice)\.tsx$/.exec(file)?.[1];
  const definition = section
    ? SECTIONS.find(({ component }) => component === section)
    : SHELL[`${shell?.replace("-notice", "")}-section`];
  return definition ? [{ file, definition, source: readFileSync(file, "utf8") }] : [];
});

const SLOT = /<Editable(Text|Html|Image|Media|Link)\s([^>]*?)path="([^"]+)"/g;

describe("section definitions", () => {
  it("are read from the files that draw the sections", () => {
    expect(drawn.map(({ file }) => basename(file))).toEqual(
      expect.arrayContaining(["hero.tsx", "cards.tsx", "footer.tsx", "header.tsx"]),
    );
  });

  it("name every slot that is drawn, with what it holds", () => {
    const wrong = drawn.flatMap(({ file, definition, source }) =>
      [...source.matchAll(SLOT)].flatMap(([, kind = "", before = "", path = ""]) => {
        const isOfPart = definition.parts && !before.includes("element={element}");
        const allowed = allowedAt(definition, isOfPart ? `parts.i0.${path}` : path);
        const isRight = allowed !== null && KINDS[kind]?.includes(allowed.slot as SlotKind);
        return isRight ? [] : `${file}: ${kind} ${path} ${allowed?.slot ?? "is not defined"}`;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("name a renderer each, and every renderer has one", () => {
    const registry = readFileSync("components/pages/sections/registry.ts", "utf8");
    const drawers = [...registry.matchAll(/^ {2}(\w+): [A-Z]\w+,$/gm)].map(([, name]) => name);
    expect(SECTIONS.map(({ component }) => component).sort()).toEqual(drawers.sort());
  });
});

it("only the edit tree lays unsaved changes over what it reads", () => {
  const users = SOURCES.filter((source) =>
    importsOf(source).some(({ to }) => to.endsWith("data/content/element-preview.ts")),
  ).map(({ file }) => file);
  const setters = users.filter((file) => readFileSync(file, "utf8").includes("setElementPreview"));
  expect(setters).toEqual(["components/staff/edit/surface/require-editing.ts"]);
  const drafts = SOURCES.filter((source) =>
    importsOf(source).some(({ to }) => to.endsWith("edit/draft/staff-drafts.ts")),
  ).map(({ file }) => file);
  expect(drafts.sort()).toEqual([
    "components/staff/edit/surface/require-editing.ts",
    "lib/staff/edit/draft/handle-draft.ts",
  ]);
});
