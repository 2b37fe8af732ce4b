import { expect, it } from "vitest";
import { readRows } from "./flight-rows.ts";
import { readCopy, replaceCopy } from "./page-copy.ts";
import { isSamePage } from "./same-page.ts";
import { leaveOutStillParts, UnequalPage } from "./still-parts.ts";
import { readTree } from "./tree.ts";

const LONG = "rounded-lg bg-ground transition-transform ".repeat(5);
const element = (type: string, props: object, key: string | null = null) => ["$", type, key, props];
const footer = (text: string) => element("footer", { className: LONG, children: text });
const STILL = '1:I[5,["/chunk.js"],"Still",1]\n';
const LIVE = '2:I[6,["/chunk.js"],"Live",1]\n';
const DATA = '<script type="application/ld+json">{"a":1}</script>';
const HEAD = '<title>Shop</title><meta name="description" content="Rackets"/>';
const MISSING = "next-error-h1";

const ROWS = `${STILL}${LIVE}0:${JSON.stringify([
  element("$L1", {}),
  element("title", { children: "Shop" }, "0"),
  element("meta", { name: "description", content: "Rackets" }, "1"),
  footer("one"),
  element("$L2", { price: 5, children: footer("two"), note: "$3:props:title" }),
  "$L3",
  element("style", { href: "t", precedence: "t", children: "a{color:red}" }),
  element("script", { dangerouslySetInnerHTML: { __html: "go()" } }),
  element("script", {
    type: "application/ld+json",
    dangerouslySetInnerHTML: { __html: '{"a":1}' },
  }),
  element("$L2", { parallelRouterKey: "children", notFound: footer(MISSING), other: "$undefined" }),
])}
3:${JSON.stringify(element("p", { title: "three", children: "$4" }))}
4:${JSON.stringify(footer("four"))}
`;
const BODY = ["one", "two", "four"]
  .map((text) => `<footer class="${LONG}">${text}</footer>`)
  .join("");
const WHOLE =
  `<html><head>${HEAD}<style data-precedence="t" data-href="t">a{color:red}</style></head><body>` +
  `${BODY}<script>go()</script>${DATA}` +
  `<script>self.__next_f.push([1,${JSON.stringify(ROWS).replaceAll("<", "\\u003c")}])</script></body></html>`;

const tree = readTree(readRows(ROWS) ?? []);
const isSame = (short: string) => isSamePage({ whole: WHOLE, short, tree });
const short = leaveOutStillParts(WHOLE);

it("a shortened page is the same page", () => {
  expect(readCopy(short)).not.toContain("Rackets");
  expect(readCopy(short)?.length).toBeLessThan(ROWS.length / 2);
  expect(isSame(WHOLE)).toBe(true);
  expect(isSame(short)).toBe(true);
});

it.each<[fault: string, change: (copy: string) => string]>([
  ["a property is lost", (copy) => copy.replace('"price":5,', "")],
  ["a property is another", (copy) => copy.replace('"price":5', '"price":6')],
  [
    "an element is lost",
    (copy) => copy.replace(/\["\$","\$L1",null,\{"as":"footer","n":2\}\],?/, ""),
  ],
  ["a text is another", (copy) => copy.replace('"title":"three"', '"title":"four"')],
  ["a number leads to other markup", (copy) => copy.replace('"n":2', '"n":3')],
  ["a number leads nowhere", (copy) => copy.replace('"n":2', '"n":20')],
  [
    "data are counted wrongly",
    (copy) => copy.replace('"as":"script","n":0', '"as":"script","n":1'),
  ],
  ["the head is longer", (copy) => copy.replace('"head":2', '"head":3')],
  ["a client component is another", (copy) => copy.replace("2:I[6", "2:I[7")],
  ["a client component is lost", (copy) => copy.replace(LIVE, "")],
  ["a row is lost", (copy) => copy.replace(/^3:.*\n/m, "")],
  ["the tree is empty", () => `${STILL}${LIVE}0:null\n`],
  ["it cannot be read", (copy) => copy.slice(0, -1)],
])("it is another page where %s", (_fault, change) => {
  const copy = readCopy(short) ?? "";
  expect(change(copy)).not.toBe(copy);
  expect(isSame(replaceCopy(short, change(copy)))).toBe(false);
});

it("it is another page where its HTML has changed", () => {
  expect(isSame(short.replace("one</footer>", "1</footer>"))).toBe(false);
  expect(isSame(short.replace("go()</script>", "went()</script>"))).toBe(false);
});

it("marks that content brings change nothing", () => {
  const withDecoy = (page: string) => page.replace("<body>", '<body><i data-still="1">x</i>');
  const rows = readRows(ROWS) ?? [];
  const pages = { whole: withDecoy(WHOLE), short: withDecoy(short), tree: readTree(rows) };
  expect(isSamePage(pages)).toBe(true);
});

it("a rewriting that has a fault is noticed", () => {
  const dropsProperties: Parameters<typeof leaveOutStillParts>[1] = (_tree, rows) =>
    rows.map((row) => ({ ...row, text: row.text.replace('"price":5,', "") }));
  expect(() => leaveOutStillParts(WHOLE, dropsProperties)).toThrow(UnequalPage);
});
