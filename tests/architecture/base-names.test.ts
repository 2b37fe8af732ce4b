import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { SOURCES, within } from "./sources.ts";

/** Names that a convention gives to files of many folders: a path is not read without its folder. */
const CONVENTIONS = /^(?:page|layout|error|route|index|types|cli)(?:\.dev)?$/;

/**
 * Folders whose names follow another list: section components are named by their section, calls by the backend's module,
 * and shops write or generate theirs. The sandbox is another program, which can be taken out as a whole.
 */
const NAMED_BY_A_LIST = ["components/pages/sections", "lib/shop/api/calls", "custom", "sandbox"];

/** How many names two files still share. It only falls: naming one of them by what it does lowers it. */
const CEILING = 2;

const FILES = SOURCES.map(({ file }) => file).filter((file) => !within(file, NAMED_BY_A_LIST));
const nameOf = (file: string) => basename(file).replace(/\.(tsx?|mjs)$/, "");
const TWINS = Object.entries(Object.groupBy(FILES, nameOf)).flatMap(([name, files = []]) =>
  files.length < 2 || CONVENTIONS.test(name) ? [] : [`${name}: ${files.join(", ")}`],
);

describe("the names of files", () => {
  it(`${CEILING} names belong to two files of the product`, () => {
    expect(TWINS.length, `Name one by what it does.\n${TWINS.join("\n")}`).toBe(CEILING);
  });
});
