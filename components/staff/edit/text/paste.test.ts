// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cleanPaste } from "./paste.ts";

const fixture = (name: string) =>
  readFileSync(`components/staff/edit/text/fixtures/${name}.txt`, "utf8");
const compact = (html: string) => html.replace(/>\s+</g, "><").replace(/\s+/g, " ").trim();

const LIST = "<ul><li>Bread<ul><li>Rye</li></ul></li><li>Cheese</li></ul>";
const SENTENCE = 'Read more on our <a href="https://example.com/hours">page</a>.';

it("keeps paragraphs, lists and links of Word and drops the rest", () => {
  expect(compact(cleanPaste(fixture("word")))).toBe(
    `<p>Opening hours</p><p>${SENTENCE}</p>${LIST}<ol><li>First</li></ol>`,
  );
});

it("keeps paragraphs, lists and links of Google Docs and drops the rest, zero-width marks too", () => {
  expect(compact(cleanPaste(fixture("google-docs")))).toBe(
    `<p>Opening hours</p><p>${SENTENCE}</p><br>${LIST}Press`,
  );
});

it("takes a piece of a page in as words: no field, no class, no address that runs a script", () => {
  const piece =
    '<h2 contenteditable="true" data-edit="7:meta.title" class="t" style="color:red">Hello</h2>' +
    '<p onclick="x()">a<script>x()</script> <a href=" javascript:x()">b</a></p>';
  expect(cleanPaste(piece)).toBe("<p>Hello</p><p>a b</p>");
});
