import { describe, expect, it } from "vitest";
import ar from "#messages/ar.json";
import de from "#messages/de.json";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import { demoWordsIn, wordsOfPage } from "#tests/factories/demo-words.ts";
import { flatten, type Tree } from "./catalogue.ts";

const catalogues: Record<string, Tree> = { en, hr, de, ar };
const texts = Object.entries(catalogues).flatMap(([locale, tree]) =>
  [...flatten(tree)].map(([key, text]) => ({ key: `${locale}:${key}`, text })),
);

describe("messages for any shop", () => {
  it("use no word of the demo shop's trade", () => {
    const found = texts.flatMap(({ key, text }) => demoWordsIn(text).map((word) => [key, word]));
    expect(found).toEqual([]);
  });

  /** Claims that only the shop or the payment provider can know: when something leaves or arrives, what was charged. */
  const CLAIMS =
    /working day|within \w+ days|minutes|right after|on its way|nothing was charged|is safe|we have sent|leaves our/i;
  it("claim nothing that the interface cannot know", () => {
    const claims = [...flatten(en)].filter(([, text]) => CLAIMS.test(text));
    expect(claims).toEqual([]);
  });

  it("never break “e-mail” at its hyphen in a text long enough to wrap", () => {
    const breaking = texts.filter(({ text }) => text.length > 40 && /e-mail/i.test(text));
    expect(breaking).toEqual([]);
  });
});

describe("the list of demo words", () => {
  it("knows whole words in each language, with their endings", () => {
    const text =
      "Rackets, stringing at the club; reketi i žice; Tennisschläger, Schlägern; للتنس والمضارب";
    expect(demoWordsIn(text).map((word) => word.toLowerCase())).toEqual([
      "rackets",
      "stringing",
      "club",
      "reketi",
      "žice",
      "tennisschläger",
      "schlägern",
      "للتنس",
      "والمضارب",
    ]);
  });

  it("leaves words alone that only look alike", () => {
    expect(
      demoWordsIn("courtesy, ballad, Vereinbarung, Seite, Plätze, substring, discourtesy, إنشاء"),
    ).toEqual([]);
  });

  it("reads what people see, hear and search for, not the scripts", () => {
    const html =
      '<p title="club"><img alt="racket"/>a <b>court</b></p><script>const balls = "tennis"</script>' +
      '<script type="application/ld+json">{"name":"clay"}</script>';
    expect(demoWordsIn(wordsOfPage(html)).sort()).toEqual(["clay", "club", "court", "racket"]);
  });
});
