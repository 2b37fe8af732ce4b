// @vitest-environment jsdom
import { expect, it } from "vitest";
import { plainText } from "#lib/web/security/plain-text.ts";
import { anElement } from "#tests/factories/element.ts";
import { toSection } from "./section.ts";
import { shownTitle } from "./shown-title.ts";

const title = "homepage: hero";

it("is the title that visitors read, in one line", () => {
  expect(shownTitle({ meta: { title: " Two\n wheels ", text: "<p>Fast</p>" } }, "hero")).toBe(
    "Two wheels",
  );
  expect(shownTitle({ meta: { title: "wheel ".repeat(20) } }, "hero")).toBe(
    `${"wheel ".repeat(6).trimEnd()}…`,
  );
  expect(shownTitle({ meta: { title: "w".repeat(60) } }, "hero")).toBe(`${"w".repeat(40)}…`);
});

it("is the first words of a section without a title, and never the back office's name of it", () => {
  for (const meta of [{}, { title: " " }, { title: { text: "Two wheels" } }, null, "Two wheels"])
    expect(shownTitle({ ...anElement({ title }), meta }, "hero")).toBe("");
  const written = { title: "", text: "<p>Fast &amp; <b>safe</b></p>" };
  expect(shownTitle({ meta: written }, "text")).toBe("Fast & safe");
  const stored = { text: "<style>p{}</style><p>Ko&scaron;ulja &ndash; n<b>o</b>va</p>" };
  expect(shownTitle({ meta: stored }, "text")).toBe("Košulja – nova");
  expect(shownTitle({ meta: stored }, "text", plainText)).toBe("Košulja – nova");
  const question = { meta: { title: "How much?", text: "<p>Nothing.</p>" } };
  const parts = [{ meta: { title: "" } }, question];
  expect(shownTitle({ meta: {}, parts }, "faq")).toBe("How much?");
  expect(shownTitle({ meta: {}, parts: JSON.stringify(parts) }, "faq")).toBe("How much?");
});

it("names a section by what is published, also while its title is being changed", () => {
  const published = anElement({ id: 7, title: "homepage: hero", meta: { title: "Two wheels" } });
  const changed = { ...published, meta: { title: "Three wheels" }, saved: published };
  for (const element of [published, changed])
    expect(toSection(element, "hero").about).toEqual({ component: "hero", title: "Two wheels" });
});
