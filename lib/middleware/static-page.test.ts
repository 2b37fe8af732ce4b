import { describe, expect, it } from "vitest";
import { staticPage } from "./static-page.ts";

describe("staticPage", () => {
  const page = staticPage({
    locale: "de",
    status: 503,
    retryAfter: 5,
    title: "<b>",
    text: "a & b",
    link: { href: '/"><script>', label: "x" },
  });

  it("escapes its texts and loads nothing", async () => {
    const html = await page.text();
    expect(html).toContain("<h1>&lt;b&gt;</h1>");
    expect(html).toContain('href="/&quot;&gt;&lt;script&gt;"');
    expect(html).not.toContain("<script");
    expect(html).toContain('<html lang="de">');
  });

  it("is never cached and sends Retry-After", () => {
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "retry-after": "5",
      "content-language": "de",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  });
});
