import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { parseHost } from "#lib/web/site/host.ts";
import { fc } from "#tests/property.ts";
import { MARKUP_LIMITS } from "./bounded-markup.ts";
import { localPath, ownPath } from "./local-path.ts";
import { sanitize } from "./sanitize.ts";

/** Levels of the deepest element, counted without recursion. */
function depthOf(html: string): number {
  let level: DefaultTreeAdapterTypes.ChildNode[] = parseFragment(html).childNodes;
  for (let depth = 0; ; depth++) {
    const elements = level.filter((node) => "childNodes" in node);
    if (elements.length === 0) return depth;
    level = elements.flatMap((node) => ("childNodes" in node ? node.childNodes : []));
  }
}

describe("the sanitiser", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ..."<div> </div> <p> </p> <b a=1> </b> <a href='javascript:x'> </a> <svg> </svg> <math> <style> </style>".split(
        " ",
      ),
      ..."<table> <td> </table> <li> <ul> <script> </script> <!-- --> <![CDATA[ ]]> <img/src=x/onerror=y> &lt;".split(
        " ",
      ),
      "<div title='</div>'>",
      "<template>",
      "<select>",
      "<p id=main>",
      "<a name=x>",
      "<section id='a b'>",
      "<a id=x href=#x>",
      "<span style='font-weight:bold'>",
      "<b style=font-weight:normal>",
      "<figure><iframe></iframe></figure>",
      "<object>",
    ),
    fc.string({ unit: "binary", maxLength: 8 }),
  );
  const markup = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));

  it("lets no script, handler or scheme through, and changes nothing the second time", () => {
    fc.assert(
      fc.property(markup, (html) => {
        const safe = sanitize(html);
        expect(safe).not.toMatch(/<(script|style|svg|math|template|select|iframe)|<[^>]+ on\w+=/i);
        expect(safe).not.toMatch(/<[^>]+(href|src)="\s*javascript:/i);
        expect(safe).not.toMatch(/<[^>]+ id="(?!user-content-)|<(?!a )[^>]+ name=/i);
        expect(sanitize(safe)).toBe(safe);
      }),
    );
  });

  it.each([
    "<table><template><div>text",
    "<table><tr><template><td><table><select><div>text",
    "<p><template><div><p>text",
    "<p><button><p><button><ul>text",
    "<ul><template><li><svg><desc><li>text",
    "<a href=/x><svg><desc><a href=/y>text",
  ])("leaves nothing where a browser would move it: %s", (html) => {
    const safe = sanitize(html);
    expect(sanitize(safe)).toBe(safe);
    expect(safe).toContain("text");
  });

  it.each([
    "<div>",
    "<div></i>",
    "<b><div></b>",
    "<div title='</div>'>",
    "<div><!-- </div> -->",
    "<div><style></div></style>",
    "<ul><li>",
    "<blockquote><p>",
    "<template>",
  ])("bounds the depth of many %s and keeps the text", (open) => {
    const safe = sanitize(`before ${open.repeat(6_000)}after`);
    expect(depthOf(safe)).toBeLessThanOrEqual(MARKUP_LIMITS.depth);
    expect(safe).toMatch(/^before .*after/s);
  });

  it("bounds the elements that unclosed formatting makes", () => {
    const formats = Array.from({ length: 80 }, (_, n) => `<b lang="a${n}">`).join("");
    const safe = sanitize(`<p>${formats}${"<p>x".repeat(4_000)}`);
    expect(safe.split("<b ").length).toBeLessThan(MARKUP_LIMITS.elements * 1.1);
    expect(safe.split("x").length).toBeGreaterThan(4_000);
  });

  it("cuts a text that is too long, never within a tag, a reference or a character", () => {
    const { length } = MARKUP_LIMITS;
    for (const end of ['<a href="/abc">link</a>', "&amp;more", "😀more"]) {
      for (let inside = 1; inside < 5; inside++) {
        const text = `<p>${"x".repeat(length - 3 - inside)}`;
        const safe = sanitize(text + end.repeat(3));
        expect(safe.replace(/^<p>x+/, "")).toMatch(/^(😀|&amp;|m|o)*<\/p>$/u);
      }
    }
  });
});

describe("the host parser", () => {
  it("answers a lower-cased name of its input, or nothing", () => {
    const label = fc.stringMatching(/^[a-zA-Z0-9-]{1,8}$/);
    const host = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join(".")),
      fc.tuple(label, fc.nat(99_999)).map(([name, port]) => `${name}:${port}`),
      fc.webAuthority({ withUserInfo: true, withIPv6: true, withPort: true }),
    );
    fc.assert(
      fc.property(host, (raw) => {
        const read = parseHost(raw);
        if (!read) return;
        expect(read.host).toBe(raw.toLowerCase());
        expect(read.domain).toMatch(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/);
        expect(read.domain).not.toContain("..");
        expect(parseHost(read.host)).toEqual(read);
      }),
    );
  });
});

describe("local redirects", () => {
  it("stay on the origin, whatever is asked for", () => {
    const path = fc.oneof(
      fc.string({ unit: "binary" }),
      fc
        .array(
          fc.constantFrom(
            "/",
            "\\",
            "//",
            "evil.example",
            ".",
            "..",
            "%2f",
            "\t",
            "@",
            ":",
            "?",
            "#",
          ),
        )
        .map((parts) => `/${parts.join("")}`),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(path, (raw) => {
        const local = localPath(raw);
        expect(local).toMatch(/^\/(?![/\\])/);
        expect(new URL(local, "https://shop.example").origin).toBe("https://shop.example");
        expect(localPath(local)).toBe(local);
      }),
      { numRuns: 3_000 },
    );
  });

  it("an absolute address is a path of the own host, or none", () => {
    const address = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc
        .tuple(
          fc.constantFrom("https://", "http://", "javascript:", "//", "data:"),
          fc.constantFrom("", "shop.example@", "a:b@"),
          fc.constantFrom("shop.example", "SHOP.example", "evil.example", "shop.example:80"),
          fc.constantFrom("", "/", "//", "/./", "/x/..//", "\\", "/\\"),
          fc.constantFrom("", "evil.example", "a?b#c"),
        )
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(address, (href) => {
        const path = ownPath(href, "shop.example");
        if (path === null) return;
        expect(new URL(path, "https://shop.example").host).toBe("shop.example");
        expect(new URL(href).host).toBe("shop.example");
        expect(path).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 1_000 },
    );
  });
});
