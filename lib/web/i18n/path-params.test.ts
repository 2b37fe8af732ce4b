import { expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { decodeSegment, toEventId } from "./path-params.ts";
import { hrefTo, matchRoute } from "./routes.ts";

it.each([
  ["7", 7],
  ["1234567890123456", 1_234_567_890_123_456],
  // Each of these would be the same event at one more address.
  ["007", null],
  ["9007199254740993", null],
  ["1e3", null],
  ["-1", null],
  ["", null],
])("an event at %j has the id %j", (text, id) => expect(toEventId(text)).toBe(id));

const languages = { defaultLocale: "hr", locales: ["hr", "en", "de"] };
const segment = fc.oneof(
  fc.constantFrom(
    ..."product proizvod shop tag blog event calendar.ics en hr fr admin kasse success".split(" "),
    ..."%2f %2F %5c %2e%2e . .. %00 %zz %25 %2520 + %2B __proto__ constructor".split(" "),
    "",
  ),
  fc.string({ unit: "binary", maxLength: 12 }).map(encodeURIComponent),
  fc.string({ maxLength: 12 }).map((text) => text.replaceAll("/", "")),
);
const path = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join("/")}`);

it("every path has one route or none, and the route one path, which leads to it", () => {
  fc.assert(
    fc.property(path, (asked) => {
      const match = matchRoute(asked, languages);
      if (match.kind === "none") return;
      const { canonical, locale, route } = match;
      expect(canonical).toMatch(/^\/(?!\/)/);
      expect(matchRoute(canonical, languages)).toEqual({ ...match, canonical });
      const href = hrefTo(route, { locale, defaultLocale: languages.defaultLocale });
      expect(matchRoute(href, languages)).toMatchObject({ kind: "match", locale, route });
    }),
    { numRuns: 1_000 },
  );
});

it("a value of a path is one segment without control characters, and is decoded once", () => {
  fc.assert(
    fc.property(segment, (asked) => {
      const match = matchRoute(`/product/${asked}`, languages);
      if (match.kind === "none" || match.route.name !== "product") return;
      expect(match.route.slug).not.toMatch(/[/\\\p{Cc}]/u);
      expect(["", ".", ".."]).not.toContain(match.route.slug);
      expect(match.route.slug).toBe(decodeSegment(asked));
    }),
    { numRuns: 1_000 },
  );
});
