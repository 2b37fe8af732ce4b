import { describe, expect, it } from "vitest";
import { readCopy } from "./page-copy.ts";
import { leaveOutStillParts } from "./still-parts.ts";

const LONG = "rounded-lg bg-ground transition-transform ".repeat(5);

/** A page as Next writes one: its HTML, then its rows in one script or several. */
const page = (body: string, ...pieces: string[]): string =>
  `<html><body>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces
    .map(
      (piece) =>
        `<script>self.__next_f.push([1,${JSON.stringify(piece).replaceAll("<", "\\u003c")}])</script>`,
    )
    .join("")}</body></html>`;

const STILL = '1:I[5,["/chunk.js"],"Still",1]\n';
const LIVE = '2:I[6,["/chunk.js"],"Live",1]\n';
const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const element = (type: string, props: object, key: string | null = null) => ["$", type, key, props];
const footer = (text: unknown) => element("footer", { className: LONG, children: text }, "last");
const stand = (n: number) => element("$L1", { as: "footer", n }, "last");
const footerHtml = (text: string, mark = "") => `<footer${mark} class="${LONG}">${text}</footer>`;

describe("leaveOutStillParts", () => {
  it("leaves out a part without client components, and marks it in the HTML", () => {
    const whole = page(
      footerHtml("Closed on Sundays"),
      STILL + row("0", { tree: footer("Closed on Sundays") }),
    );
    expect(leaveOutStillParts(whole)).toBe(
      page(
        footerHtml("Closed on Sundays", ' data-still="1"'),
        STILL + row("0", { tree: stand(1) }),
      ),
    );
  });

  it("leaves data as they are in the HTML, where programs look for them word for word", () => {
    const drawn = (text: string) => `<script type="application/ld+json">${text}</script>`;
    const data = (__html: string) =>
      element("script", { type: "application/ld+json", dangerouslySetInnerHTML: { __html } });
    const html = drawn('{"name":"a"}') + drawn('{"name":"b"}') + footerHtml(drawn('{"name":"c"}'));
    const tree = [data('{"name":"a"}'), data('{"name":"other"}'), data('{"name":"b"}')];
    expect(leaveOutStillParts(page(html, STILL + row("0", tree)))).toBe(
      page(
        html,
        STILL +
          row("0", [
            element("$L1", { as: "script", n: 0 }),
            tree[1],
            element("$L1", { as: "script", n: 1 }),
          ]),
      ),
    );
  });

  it("leaves out the text of a script that has run from the HTML", () => {
    const script = (__html: string, props: object = {}) =>
      element("script", { ...props, dangerouslySetInnerHTML: { __html } });
    const html = `<script>a()</script><script id="b">b()</script>${footerHtml("one")}`;
    const rows = [script("a()"), script("b()", { id: "b" }), script("c()"), footer("one")];
    expect(readCopy(leaveOutStillParts(page(html, STILL + row("0", rows))))).toBe(
      STILL + row("0", [script(""), ...rows.slice(1, 3), stand(1)]),
    );
  });

  it("leaves scripts that run, and data that are said otherwise, to React", () => {
    for (const [html, props] of [
      ["<script>a()</script>", { dangerouslySetInnerHTML: { __html: "a()" } }],
      [
        '<script type="application/ld+json" id="a">{}</script>',
        { type: "application/ld+json", id: "a", dangerouslySetInnerHTML: { __html: "{}" } },
      ],
    ] as const) {
      const whole = page(html, STILL + row("0", element("script", props)));
      expect(leaveOutStillParts(whole)).toBe(whole);
    }
  });

  it("drops the rows that only such a part names, texts of their own among them", () => {
    const text = "Ünïcode € text";
    const whole = page(
      footerHtml(`<p>${text}</p>`),
      STILL + row("0", ["$L3"]),
      `${row("3", footer("$L4"))}5:T${Buffer.byteLength(text).toString(16)},${text}`,
      row("4", element("p", { children: "$5" })),
    );
    expect(readCopy(leaveOutStillParts(whole))).toBe(
      STILL + row("0", ["$L3"]) + row("3", stand(1)),
    );
  });

  it("leaves out the markup around and inside client components, but not these", () => {
    const whole = page(
      `<main><b>live</b>${footerHtml("one")}</main>${footerHtml("two")}`,
      STILL + LIVE,
      row("0", [
        element("main", { children: element("$L2", { price: 5, children: footer("one") }) }),
        footer("two"),
      ]),
    );
    expect(readCopy(leaveOutStillParts(whole))).toBe(
      STILL +
        LIVE +
        row("0", [
          element("main", {
            children: element("$L2", {
              price: 5,
              children: stand(1),
            }),
          }),
          stand(2),
        ]),
    );
  });

  it("keeps what the HTML does not show, or shows more often", () => {
    for (const html of ["", footerHtml("menu") + footerHtml("menu")]) {
      const whole = page(html, STILL + LIVE + row("0", element("$L2", { dialog: footer("menu") })));
      expect(leaveOutStillParts(whole)).toBe(whole);
    }
  });

  it("looks inside a part that stands otherwise in the HTML", () => {
    const whole = page(
      `<main><template></template>${footerHtml("one")}</main>`,
      STILL + row("0", element("main", { children: [element("p", {}, "p"), footer("one")] })),
    );
    expect(readCopy(leaveOutStillParts(whole))).toBe(
      STILL +
        row(
          "0",
          element("main", {
            children: [element("p", {}, "p"), stand(1)],
          }),
        ),
    );
  });

  it("does not list the attributes that an element does not have", () => {
    const whole = page(
      `<p><b>live</b></p>${footerHtml("one")}`,
      STILL + LIVE,
      row("0", [
        element("p", { className: "$undefined", children: element("$L2", { a: "$undefined" }) }),
        footer("one"),
      ]),
    );
    expect(readCopy(leaveOutStillParts(whole))).toBe(
      STILL +
        LIVE +
        row("0", [element("p", { children: element("$L2", { a: "$undefined" }) }), stand(1)]),
    );
  });

  it("leaves out the head's contents, with one stand-in for neighbouring elements", () => {
    const said = [
      element("title", { children: "Courts & coaching" }, "0"),
      element("meta", { name: "description", content: 'Eleven "clay" courts' }, "1"),
      element(
        "link",
        { rel: "alternate", hrefLang: "hr", href: "https://shop.test/hr?a=1&b=2" },
        "2",
      ),
    ];
    const head =
      '<title>Courts &amp; coaching</title><meta name="description" content="Eleven &quot;clay&quot; courts"/><link rel="alternate" hrefLang="hr" href="https://shop.test/hr?a=1&amp;b=2"/>';
    const whole = page(head, STILL + LIVE + row("0", [...said, element("$L2", {}, "3")]));
    expect(leaveOutStillParts(whole)).toBe(
      page(
        head.replace("<link", '<link data-still="1"'),
        STILL + LIVE + row("0", [element("$L1", { head: 3, n: 1 }, "0"), element("$L2", {}, "3")]),
      ),
    );
  });

  it("leaves to React what loads something, what it reads itself, and a head that says something else", () => {
    const title = element("title", { children: "Courts" }, "0");
    const about = element("meta", { name: "description", content: "Clay" }, "1");
    for (const [head, said] of [
      ['<title>Courts</title><meta name="description" content="Grass"/>', [title, about]],
      [
        '<title>Courts</title><link rel="stylesheet" href="/a.css"/>',
        [title, element("link", { rel: "stylesheet", href: "/a.css" }, "1")],
      ],
      [
        '<title>Courts</title><meta name="viewport" content="width=1"/>',
        [title, element("meta", { name: "viewport", content: "width=1" }, "1")],
      ],
      [
        '<title>Courts</title><meta itemProp="name" content="a"/>',
        [title, element("meta", { itemProp: "name", content: "a" }, "1")],
      ],
    ] as const) {
      const whole = page(head, STILL + row("0", said));
      expect(leaveOutStillParts(whole)).toBe(whole);
    }
  });

  describe("with a level of the page's address", () => {
    const missing = element("h1", { className: "next-error-h1", children: 404 });
    const level = (notFound: unknown) =>
      element("$L2", { parallelRouterKey: "children", error: "$undefined", notFound });
    const copyOf = (html: string, node: unknown) =>
      readCopy(
        leaveOutStillParts(
          page(html + footerHtml("one"), STILL + LIVE + row("0", [node, footer("one")])),
        ),
      );
    const withOne = (node: unknown) => STILL + LIVE + row("0", [node, stand(1)]);

    it("asks the server instead of showing Next's own page for what is missing", () => {
      expect(copyOf("", level([[missing], []]))).toBe(
        withOne(
          element("$L2", {
            parallelRouterKey: "children",
            notFound: element("$L1", { gone: true }),
          }),
        ),
      );
    });

    it("keeps a page for what is missing that the site has itself, or that is shown", () => {
      const own = element("h1", { className: "ours", children: 404 });
      const shown = '<h1 class="next-error-h1">404 !</h1>';
      for (const [html, notFound] of [
        ["", own],
        [shown, missing],
      ] as const)
        expect(copyOf(html, level(notFound))).toBe(
          withOne(element("$L2", { parallelRouterKey: "children", notFound })),
        );
    });

    it("keeps Next's page where the page has failed in part", () => {
      const failed = '9:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n';
      const whole = page(
        footerHtml("one"),
        STILL + LIVE + row("0", [level(missing), "$L9", footer("one")]) + failed,
      );
      expect(readCopy(leaveOutStillParts(whole))).toContain("next-error-h1");
    });
  });

  it("leaves out the text of a style sheet that the head has under the same name", () => {
    const theme = (children: string) =>
      element("style", { href: "theme", precedence: "theme", children });
    const drawn = '<style data-precedence="theme" data-href="theme">a{color:red}</style>';
    for (const [html, left] of [
      [drawn, ""],
      [drawn.replace("red", "blue"), "a{color:red}"],
    ] as const)
      expect(
        readCopy(
          leaveOutStillParts(
            page(
              html + footerHtml("one"),
              STILL + row("0", [theme("a{color:red}"), footer("one")]),
            ),
          ),
        ),
      ).toBe(STILL + row("0", [theme(left), stand(1)]));
  });

  it("says what a client component took from inside a part", () => {
    const whole = page(
      `${footerHtml("Closed on Sundays")}<b>live</b>`,
      STILL + LIVE + row("0", ["$L3", element("$L2", { note: "$3:props:children" })]),
      row("3", footer("Closed on Sundays")),
    );
    expect(readCopy(leaveOutStillParts(whole))).toContain('{"note":"Closed on Sundays"}');
  });

  it("leaves what runs, and what React puts into the head, to React", () => {
    for (const [html, type, props] of [
      ["", "script", { src: "/x.js" }],
      ["", "style", {}],
      ["", "title", {}],
    ] as const) {
      const inside = element("div", { className: LONG, children: element(type, props) });
      const whole = page(`<div class="${LONG}">${html}</div>`, STILL + row("0", inside));
      expect(leaveOutStillParts(whole)).toBe(whole);
    }
  });

  it("leaves a page unchanged that it cannot read, or that has no place for a stand-in", () => {
    const html = footerHtml("one");
    for (const whole of [
      page(html, row("0", footer("one"))),
      page(html, `${STILL}0:[broken\n`),
      page(html, `${STILL}0:T999,short`),
      page(html, STILL + row("0", footer("one"))).replace("push([1,", "push([3,"),
      html,
    ])
      expect(leaveOutStillParts(whole)).toBe(whole);
  });
});
