import { describe, expect, it } from "vitest";
import { scriptsIn } from "#lib/web/cache/page-csp.ts";
import { LATE_SCRIPTS } from "#lib/web/security/late-scripts.ts";
import { isKnownScript } from "./known-scripts.ts";
import { startScriptsLate } from "./scripts-after-paint.ts";

const PAGE =
  '<!DOCTYPE html><html lang="en"><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/r.js"/>' +
  '<link rel="preload" href="/_next/static/media/f.woff2" as="font"/><script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/b.js?dpl=1" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script></head>' +
  '<body><script src="https://elsewhere.example/x.js" async=""></script><p>Text</p>' +
  '<script src="/_next/static/chunks/r.js" id="_R_" async=""></script><script>self.__next_f.push([0])</script></body></html>';

describe("a page that starts its scripts late", () => {
  it("names its own scripts in their order, and loads none of them by itself", () => {
    const html = startScriptsLate(PAGE);
    expect(html).toContain(
      `<script data-scripts="a.js b.js?dpl=1 r.js">${LATE_SCRIPTS}</script></body></html>`,
    );
    expect(html.match(/<script src="[^"]+"/g)).toEqual([
      '<script src="https://elsewhere.example/x.js"',
    ]);
    expect(html).not.toContain("noModule");
    expect(html).not.toContain('as="script"');
    expect(html).toContain('as="font"');
  });

  it("holds no script that its policy does not know", () => {
    expect(scriptsIn(startScriptsLate(PAGE)).every(isKnownScript)).toBe(true);
  });

  it.each([
    ["no script", '<html><head></head><body><p data-late="">Text</p></body></html>'],
    ["another end", `${PAGE}<!-- more -->`],
  ])("stays as it is with %s", (_, html) => {
    expect(startScriptsLate(html)).toBe(html);
  });
});
