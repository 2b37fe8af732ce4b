// @vitest-environment jsdom

import { describe, expect, it, vi } from "vitest";
import { ALLOWED_TAGS } from "#lib/web/security/allowed-markup.ts";
import { fc } from "#tests/property.ts";
import { attributesOf, KEPT_TAGS } from "./kept-tags.ts";
import { formOf, inert } from "./markup.ts";
import { lostMarkup, parseMarkup, writeMarkup } from "./rich-text.ts";
import { StoredBytes } from "./stored-bytes.ts";
import { SCHEMA } from "./text-schema.ts";

/** A text around a tag in which that tag may stand. */
const around = (tag: string, attribute = ""): string => {
  const open = `<${tag}${attribute}>`;
  const full = `${open}word</${tag}>`;
  if (tag === "br" || tag === "img") return `<p>a${open}b</p>`;
  if (tag === "hr") return `<p>a</p>${open}`;
  if (tag === "ul" || tag === "ol") return `${open}<li>word</li></${tag}>`;
  if (tag === "li") return `<ul>${full}</ul>`;
  if (tag === "dl") return `${open}<dt>word</dt></dl>`;
  if (tag === "dt" || tag === "dd") return `<dl>${full}</dl>`;
  if (tag === "td" || tag === "th") return `<table><tbody><tr>${full}</tr></tbody></table>`;
  if (tag === "tr") return `<table><tbody>${open}<td>word</td></tr></tbody></table>`;
  if (["tbody", "thead", "tfoot"].includes(tag))
    return `<table>${open}<tr><td>word</td></tr></${tag}></table>`;
  if (tag === "caption") return `<table>${full}<tbody><tr><td>a</td></tr></tbody></table>`;
  if (tag === "table") return `${open}<tbody><tr><td>word</td></tr></tbody></table>`;
  if (tag === "figcaption") return `<figure>${full}</figure>`;
  return KEPT_TAGS.get(tag) === "mark" ? `<p>a ${full} b</p>` : full;
};

const VALUES: Readonly<Record<string, string>> = {
  href: "https://example.com/a?b=1&amp;c",
  src: "https://example.com/a.jpg",
  target: "_blank",
  colspan: "2",
  rowspan: "2",
  dir: "rtl",
  tabindex: "0",
};
const needed = (tag: string): string =>
  tag === "a" ? ` href="${VALUES.href}"` : tag === "img" ? ` src="${VALUES.src}"` : "";
const cases = ALLOWED_TAGS.flatMap((tag) => [
  [tag, "", needed(tag)] as const,
  ...attributesOf(tag).map(
    (name) =>
      [
        tag,
        name,
        needed(tag).includes(` ${name}=`)
          ? needed(tag)
          : `${needed(tag)} ${name}="${VALUES[name] ?? "1"}"`,
      ] as const,
  ),
]);

describe("the schema keeps what the allow-list allows, or says that it does not", () => {
  it.each(cases)("%s %s", (tag, name, attribute) => {
    const html = around(tag, attribute);
    const isKept = KEPT_TAGS.get(tag) !== null && !(tag === "tbody" && name !== "");
    const lost = lostMarkup(html);
    if (isKept) {
      expect(formOf(writeMarkup(parseMarkup(html)))).toBe(formOf(html));
      expect(lost).toEqual([]);
    } else expect(lost.join(" ")).toContain(`<${tag}`);
  });

  it("allows no tag and no attribute beside", () => {
    const tags = new Set([...ALLOWED_TAGS, "bare-text"]);
    for (const type of [...Object.values(SCHEMA.nodes), ...Object.values(SCHEMA.marks)]) {
      for (const rule of type.spec.parseDOM ?? [])
        expect(tags).toContain(String(rule.tag).replace(/\[.*$/, ""));
      const tag = { image: "img", tableRow: "tr", tableCell: "td", tableHeader: "th" }[type.name];
      const allowed = attributesOf(tag ?? type.name);
      // The editor counts with the width of columns, and writes it nowhere.
      for (const name of Object.keys(type.spec.attrs ?? {}).filter((one) => one !== "colwidth"))
        expect(allowed).toContain(name);
    }
  });
});

it.each([
  ["words without a paragraph", "Hello <em>you</em>", []],
  ["tight and nested lists", "<ul>\n<li>a\n<ul><li>b</li></ul></li><li><p>c</p></li></ul>", []],
  ["looks in any order", "<p><em><strong>a</strong></em> <b>b</b><i><b>c</b></i></p>", []],
  ["a link within bold words", '<p><strong>a <a href="/b">b</a> c</strong></p>', []],
  ["code", "<pre><code>a\n  b</code></pre>", []],
  ["a quote of words", "<blockquote>a<br>b</blockquote>", []],
  ["two quotes beside each other", "<p><q>a</q><q>b</q></p>", ["<q>"]],
  ["a comment", "<p>a<!-- b --></p>", ["<!-- b -->"]],
  ["a class", '<p class="x">a</p>', ['<p class="x">']],
  ["a frame", '<p>a</p><iframe src="https://example.com"></iframe>', ["<iframe"]],
  ["a picture with its text", '<figure><img src="/a.jpg" alt=""></figure>', ["<figure>"]],
  ["a link that runs a script", '<p><a href="javascript:x()">a</a></p>', ["<a "]],
  ["a target of links", '<h2 id="delivery">a</h2><ul id="b"><li id="c">d</li></ul>', []],
  ["a link that is a target", '<p><a name="returns">a</a> <a id="b" href="/c">d</a></p>', []],
  ["a link to an app", '<p><a href="sms:+3851">a</a> <a href="geo:45.8,15.9">b</a></p>', []],
  ["an empty mark", "<p>a<strong></strong></p>", ["<strong>"]],
] as const)("knows whether it keeps %s", (_, html, lost) => {
  const found = lostMarkup(html);
  for (const piece of lost) expect(found.join(" ")).toContain(piece);
  expect(found.length > 0).toBe(lost.length > 0);
});

/** Texts of everything that the editor keeps, blocks in blocks. */
const word = fc.constantFrom("a", "two words", "é ü", "&amp; &lt;b&gt;", "x&nbsp;y", "ž");
const looks = fc.constantFrom(
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "sub",
  "sup",
  "code",
  "mark",
  "q",
  "kbd",
);
const { blocks } = fc.letrec<{
  inline: string;
  words: string;
  block: string;
  blocks: string;
  item: string;
}>((tie) => ({
  inline: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    word,
    fc.tuple(looks, tie("inline")).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
    tie("inline").map((text) => `<a href="/x" target="_blank">${text}</a>`),
    fc.constantFrom("<br>", '<img src="https://example.com/a.jpg" alt="">'),
  ),
  words: fc.array(tie("inline"), { minLength: 1, maxLength: 4 }).map((all) => all.join(" ")),
  item: fc.oneof(
    tie("words"),
    tie("blocks"),
    fc.tuple(tie("words"), tie("block")).map((two) => two.join("")),
  ),
  block: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    tie("words").map((text) => `<p>${text}</p>`),
    fc
      .tuple(fc.constantFrom("h2", "h3", "h4"), tie("words"))
      .map(([tag, text]) => `<${tag}>${text}</${tag}>`),
    fc.constant("<hr>"),
    fc
      .tuple(fc.constantFrom("ul", "ol"), fc.array(tie("item"), { minLength: 1, maxLength: 3 }))
      .map(
        ([tag, items]) =>
          `<${tag}>\n${items.map((item) => `<li>${item}</li>`).join("\n")}</${tag}>`,
      ),
    tie("item").map((text) => `<blockquote>${text}</blockquote>`),
    tie("item").map(
      (text) => `<table><tbody><tr><th>${text}</th><td>${text}</td></tr></tbody></table>`,
    ),
  ),
  blocks: fc.array(tie("block"), { minLength: 1, maxLength: 3 }).map((all) => all.join("\n")),
}));

it("writes any text so that nothing is missing, or says what it would lose; what it wrote it keeps", () => {
  fc.assert(
    fc.property(blocks, (html) => {
      const written = writeMarkup(parseMarkup(html));
      if (lostMarkup(html).length === 0) expect(formOf(written)).toBe(formOf(html));
      // Words are never lost, whatever becomes of the tags.
      const letters = (text: string) => (inert(text).textContent ?? "").replace(/\s/g, "");
      expect(letters(written)).toBe(letters(html));
      expect(writeMarkup(parseMarkup(written))).toBe(written);
    }),
    { numRuns: 40 },
  );
});

describe("the bytes around a change", () => {
  const STORED =
    `<p title=''>One &eacute; &quot;x&quot;</p>\n\n<P>Two</P>\n<ul>\n  <li>Three</li>\n</ul>\n`.replace(
      " title=''",
      " lang='en'",
    );
  const written = writeMarkup(parseMarkup(STORED));

  it("stay as they are stored", () => {
    const edited = written.replace("Two", "Two and more");
    expect(new StoredBytes(STORED, written).with(edited)).toBe(
      STORED.replace("Two", "Two and more"),
    );
    expect(new StoredBytes(STORED, written).with(written)).toBe(STORED);
  });

  it("are not read again with each key where the editor writes them as they are stored", () => {
    const text = Array.from({ length: 50 }, (_, at) => `<p>Word <b>${at}</b></p>`).join("");
    const bytes = new StoredBytes(text, writeMarkup(parseMarkup(text)));
    const made = vi.spyOn(document, "createElement");
    expect(bytes.with(text.replace(">7<", ">7 and more<"))).toContain("<b>7 and more</b></p><p>");
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it("stay for any change of one word, and the text says what was typed", () => {
    fc.assert(
      fc.property(
        blocks,
        fc.nat(),
        fc.constantFrom("", "new", "&amp;", "</p><p>x"),
        (html, at, text) => {
          const stored = html.replaceAll("<p>", "<P >").replaceAll("&nbsp;", "&#160;");
          const before = writeMarkup(parseMarkup(stored));
          const words = [...before.matchAll(/>[^<]+/g)];
          const place = words[at % Math.max(words.length, 1)];
          if (!place || lostMarkup(stored).length > 0) return;
          const typed = before.slice(0, place.index + 1) + text + before.slice(place.index + 1);
          const edited = writeMarkup(parseMarkup(typed));
          const result = new StoredBytes(stored, before).with(edited);
          expect(formOf(result)).toBe(formOf(edited));
        },
      ),
      { numRuns: 30 },
    );
  });
});
