// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { consentWords } from "./consent-words.tsx";

const markupOf = (html: string): string =>
  render(<p>{consentWords(html, "shop.test")}</p>).container.querySelector("p")?.innerHTML ?? "";

it("keeps the links of a consent, and nothing else of its markup", () => {
  expect(
    markupOf('<p class="x">I accept the <b>new</b> <a href="/terms" onclick="a()">terms</a>.</p>'),
  ).toBe('I accept the new <a href="/terms">terms</a>. ');
  expect(markupOf('<a href="https://shop.test/privacy">Privacy</a>')).toBe(
    '<a href="/privacy">Privacy</a>',
  );
  expect(markupOf('<a href="https://other.test/">Other</a>')).toBe(
    '<a href="https://other.test/" target="_blank" rel="noopener noreferrer">Other</a>',
  );
});

it("separates the words of lines", () => {
  expect(markupOf("<div>One</div><div>two<br>three</div>")).toBe("One two three ");
});

it.each([
  ['<a href="javascript:alert(1)">go</a>', "go"],
  ['<a href="//evil.test">go</a>', "go"],
  ["<a>go</a>", "go"],
  ["<script>alert(1)</script>yes", "yes"],
  ['<img src="x" onerror="alert(1)">yes', " yes"],
  ["<svg><a href='javascript:alert(1)'>go</a></svg>", "go "],
])("keeps no way to run anything: %s", (html, text) => {
  expect(markupOf(html)).toBe(text);
});
