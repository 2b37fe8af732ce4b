import { describe, expect, it } from "vitest";
import { everythingWritten } from "./written-words.ts";

/**
 * Habits of writing that make a newcomer read twice, each with how often it still occurs. A ceiling only falls: rewriting
 * some of them lowers it, so that they cannot come back.
 */
const HABITS: readonly {
  readonly name: string;
  readonly pattern: RegExp;
  readonly instead: string;
  readonly ceiling: number;
}[] = [
  {
    name: "a comment that begins with “What”",
    pattern: /^What\b(?!.*\?)/,
    instead: "the noun itself: “The slug used in addresses”",
    ceiling: 3,
  },
  {
    name: "“who” without a person",
    pattern: /\b(?:for|by|to|of|from|with|at|and|than) who\b|\bwho has no\b|^Who\b(?!.*\?)/,
    instead: "“visitors without JavaScript”, “the client that …”",
    ceiling: 3,
  },
  {
    name: "“is none”, “is no X”",
    pattern: /(?<!\b[Tt]here )\b(?:is|are|was|were) (?:none\b|no (?!longer\b|more\b|[“"]))/,
    instead: "“isn't a …”, “null if it isn't valid”",
    ceiling: 0,
  },
  {
    name: "“stands” for “is”",
    pattern:
      /\b(?:stands?|stood|standing) (?:for|in|at|on|there|here|where|before|behind|above|below|beside|between|under|around|by)\b/,
    instead: "“is”, “is written”, “means”",
    ceiling: 0,
  },
  {
    name: "“bears”, “anew”, “nought”, “lest”",
    pattern: /\b(?:bears?|borne|anew|nought|lest)\b/,
    instead: "“has”, “again”, “zero”, “so that … not”",
    ceiling: 4,
  },
  {
    name: "“letter” for an e-mail, a character or a key",
    pattern:
      /(?<!\b(?:first|small|capital|Latin|Arabic|full-width|joined|one|single|case|last|that|two|three|ten|any|no|lost|beyond|other) |-)\bletters?\b(?!-| (?:and|or|of|in|with|that join|join|only|counts|needs|has a|in many)\b|,| digits)/,
    instead: "“e-mail”, “character”, “key”",
    ceiling: 4,
  },
  {
    name: "“tells of”, “told of”",
    pattern: /\b(?:tells?|told|telling) (?:of|nothing|more|it)\b/,
    instead: "“reports”, “shows”",
    ceiling: 0,
  },
  {
    name: "“held” or “kept” for “cached”",
    pattern: /\b(?:held|kept|remembered) (?:page|entr(?:y|ies)|answer|response|copy|copies)s?\b/,
    instead: "“cached”",
    ceiling: 0,
  },
  {
    name: "“front page”",
    pattern: /\bfront page\b/,
    instead: "“home page”",
    ceiling: 0,
  },
];

const WRITTEN = everythingWritten();

describe("the words of comments, titles and documents", () => {
  it.each(HABITS)("have $name no more often than before", ({ pattern, instead, ceiling }) => {
    const places = WRITTEN.filter(({ text }) => pattern.test(text));
    const list = places.map(({ file, line, text }) => `${file}:${line} ${text}`).join("\n");
    expect(places.length, `Write ${instead}. Lower the ceiling if it is less.\n${list}`).toBe(
      ceiling,
    );
  });
});
