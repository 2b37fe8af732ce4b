// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { documentLines, documentText } from "./document-text.ts";
import { plainLines, plainProse, plainText } from "./plain-text.ts";

describe("the words of stored markup, on the server and in a browser", () => {
  it.each([
    ["<p>Tom &amp; <b>Jerry</b></p>\n<p>&lt;b&gt;&nbsp;1</p>", "Tom & Jerry <b> 1"],
    ["<p>&Zcaron;enska ko&scaron;ulja &mdash; &laquo;Iva&raquo;", "Ženska košulja — «Iva»"],
    ["Gr&ouml;&szlig;e &#x2264; 42 &euro;&hairsp;&copy", "Größe ≤ 42 € ©"],
    ["&amp;amp; &amp;lt;p&amp;gt; &notathing;", "&amp; &lt;p&gt; ¬athing;"],
    ["<style>p{color:red}</style><p>Shirt<script>alert('a < b')</script>", "Shirt"],
    ["<p>B<strong>ac</strong>k<font color=red>pac</font><custom-el>k</custom-el>", "Backpack"],
    ["H<sub>2</sub>O, 5 m<sup>2</sup>", "H2O, 5 m2"],
    [
      "weather&shy;proof wind\u200bproof \u2060\ufeffrain<wbr>coat",
      "weatherproof windproof raincoat",
    ],
    ["one<br>two<div>three</div>four<table><tr><td>5<td>6</table>", "one two three four 5 6"],
    ["<ul><li>red<li>blue</ul>", "red blue"],
    ["<del>10</del><ins>12</ins> EUR", "12 EUR"],
    ["before<img src=x alt=a>after", "before after"],
    ["<!-- none --><p data-a='>'>shown</p><template>not</template>", "shown"],
    ["I accept the <a href='/x'>terms</a>, <b>all</b>.<p>Now</p>", "I accept the terms, all. Now"],
    ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
    ["<p>cut <b", "cut"],
    ["<svg><title>logo</title><text>A</text></svg>", "A"],
    [" \n\t ", ""],
    ["", ""],
  ])("of %j are %j", (html, words) => {
    expect(plainText(html)).toBe(words);
    expect(documentText(html)).toBe(words);
  });

  it("have a line for each paragraph", () => {
    const html = "<h3>Bring</h3>\n<p>water,\n <i>shoes</i></p><p> </p><p>a friend<br>or two</p>";
    const lines = "Bring\nwater, shoes\na friend\nor two";
    expect(plainLines(html)).toBe(lines);
    expect(documentLines(html)).toBe(lines);
  });

  it("are the same whoever reads them", () => {
    const piece = fc.constantFrom(
      ..."<p> <b> </b> <i> <br> <h2> <style> </style> <svg> <a &amp; &lt; &shy; &scaron &#0; <!-- --> < > a ß".split(
        " ",
      ),
      " ",
      "\u00a0",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = pieces.join("");
        expect(documentText(html)).toBe(plainText(html));
      }),
      { numRuns: 300 },
    );
  });

  it("are read of markup without an end in its depth", () => {
    expect(plainText(`${"<b><div>".repeat(5_000)}deep`)).toBe("deep");
  });
});

describe("the words of stored markup as sentences", () => {
  it.each([
    [
      "<p>A thin beam.</p><ul><li>16 × 19<li>305 g (unstrung)<li>Strung!</ul>",
      "A thin beam. 16 × 19. 305 g (unstrung). Strung!",
    ],
    [
      "<h3>Bring</h3><p>water,</p><p>“shoes.”</p><p>Why?</p>a friend",
      "Bring. water, “shoes.” Why? a friend",
    ],
    ["<h2>الخامات</h2><p>جلد؛</p><p>قماش</p><p>متى؟</p>نعم", "الخامات. جلد؛ قماش. متى؟ نعم"],
    ["<h1>Your court<br>by the river</h1>", "Your court by the river"],
    ["one", "one"],
    ["", ""],
  ])("of %j are %j", (html, prose) => expect(plainProse(html)).toBe(prose));
});
