import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import en from "#messages/en.json";
import { ROOT } from "./sources.ts";

const guide = readFileSync(join(ROOT, "docs/editing.md"), "utf8");

/** Every text of a catalogue. */
const textsOf = (messages: unknown): string[] =>
  typeof messages === "string"
    ? [messages]
    : Object.values(messages ?? {}).flatMap((inner) => textsOf(inner));

const emphasised = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = ""]) =>
  name.replace(/\s+/g, " "),
);
/** Emphasised, and no name of a control. */
const WORDS = ["bold", "Nothing gets lost."];
const pictures = [...guide.matchAll(/\]\((pictures\/[^)]+)\)/g)].map(([, path = ""]) => path);

describe("the guide for editors", () => {
  it("names controls as they are written on the page", () => {
    const texts = new Set(textsOf(en));
    expect(emphasised.length).toBeGreaterThan(40);
    expect(emphasised.filter((name) => !texts.has(name) && !WORDS.includes(name))).toEqual([]);
  });

  it("shows pictures that are there, and each that is there", () => {
    expect(pictures.length).toBeGreaterThan(5);
    expect(pictures.filter((path) => !existsSync(join(ROOT, "docs", path)))).toEqual([]);
    const files = readdirSync(join(ROOT, "docs/pictures")).map((name) => `pictures/${name}`);
    expect(files.toSorted()).toEqual(pictures.toSorted());
  });
});
