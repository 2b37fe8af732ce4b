import { expect, it } from "vitest";
import { firstSentence } from "./first-sentence.ts";

it.each([
  ["Light. Very light.", "Light."],
  ["About approx. 300 g, well balanced! Made here.", "About approx. 300 g, well balanced!"],
  ["هل تبحث عن دراجة؟ هذه لك.", "هل تبحث عن دراجة؟"],
  ["No end", "No end"],
  ["  ", ""],
])("the first sentence of “%s”", (text, sentence) => {
  expect(firstSentence(text, 100)).toBe(sentence);
});

it("is cut at a word where it is long", () => {
  expect(firstSentence("A racket for long rallies", 10)).toBe("A racket…");
  expect(firstSentence("Endlessword", 4)).toBe("Endl…");
});
