import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasTest } from "./has-test.ts";

const DOC = readFileSync("docs/asvs.md", "utf8");

const ROWS = [...DOC.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = "", , state = "", evidence = ""]) => ({ number, state, evidence }),
);

/** How many requirements of levels 1 and 2 each section has: they come before those of level 3. */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;

const REQUIREMENTS = [...SECTIONS.matchAll(/(\S+):(\d+)/g)].flatMap(([, section, count]) =>
  Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
);

/** Whether the evidence exists: a test, or a document if one is required (`citations.test.ts` checks it). */
function isShown(evidence: string): boolean {
  const [, file, title] = /^`([^`]+\.(?:test|spec)\.tsx?)`: (.+)$/.exec(evidence) ?? [];
  if (file !== undefined && title !== undefined) return hasTest(file, title);
  return /^`docs\/[\w/-]+\.md §[^`]+`/.test(evidence);
}

const isReason = (evidence: string): boolean => evidence.length > 6 && evidence.endsWith(".");

describe("docs/asvs.md", () => {
  it("has every requirement of levels 1 and 2 once, in the standard's order", () => {
    expect(REQUIREMENTS).toHaveLength(253);
    expect(ROWS.map(({ number }) => number)).toEqual(REQUIREMENTS);
  });

  it("names for all that is met a test that exists, or the document that was asked for", () => {
    const met = ROWS.filter(({ state }) => state === "met");
    expect(met.length).toBeGreaterThan(100);
    expect(met.filter(({ evidence }) => !isShown(evidence))).toEqual([]);
  });

  it("says why for everything else", () => {
    const states = ["decided", "backend's", "operator's", "n/a"];
    const others = ROWS.filter(({ state }) => state !== "met");
    const isRight = ({ state, evidence }: (typeof ROWS)[number]) =>
      states.includes(state) && isReason(evidence);
    expect(others.filter((row) => !isRight(row))).toEqual([]);
  });

  it("leaves nothing to be filled in later", () => {
    expect(ROWS.filter(({ evidence }) => evidence.includes("PENDING"))).toEqual([]);
  });
});
