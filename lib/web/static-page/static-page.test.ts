import { describe, expect, it } from "vitest";
import { readTheme } from "#lib/web/theme/read-theme.ts";
import { staticPage } from "./static-page.ts";
import { confirmFormMessages, STATIC_PAGE_LOCALES } from "./static-page-messages.ts";

it.each(
  STATIC_PAGE_LOCALES,
)("its messages in %s are texts that a build does not compile", async (locale) => {
  const { default: messages } = await import(`#messages/${locale}.json`);
  const texts = Object.values<Record<string, string>>(messages.staticPage).flatMap(Object.values);
  expect(texts.filter((text) => /[{}<>]/.test(String(text)))).toEqual([]);
  expect(confirmFormMessages(locale, "shop.$&.test").text).toContain("shop.$&.test");
});

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

  it("has the colours of the site's theme, in both colour schemes, and neutral ones without a site", async () => {
    const theme = readTheme({ options: new Map([["ThemeBrand", "#7a1fa2"]]) });
    const messages = { locale: "en", status: 503, title: "Soon", text: "" } as const;
    const own = await staticPage({ ...messages, theme }).text();
    expect(own).toContain(`:root{--paper:#ffffff;`);
    expect(own).toContain("--brand-fill:#7a1fa2");
    expect(own).toContain(`{:root{--paper:${theme.palette.dark.paper};`);
    expect(await staticPage(messages).text()).not.toContain("#7a1fa2");
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
