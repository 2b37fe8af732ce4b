import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import type { PageValue } from "#lib/web/next/cache-value.ts";
import { addCsp, joinInlineScripts, scriptsIn } from "./page-csp.ts";

const DATA = 'self.__next_f.push([1,"č"])';
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("scriptsIn", () => {
  it("finds every inline script, whatever its attributes", () => {
    const html =
      '<script>a("č")</script><script id="_R_">b()\n</script><script type="module">c()</script>';
    expect(scriptsIn(html)).toEqual(['a("č")', "b()\n", "c()"]);
  });

  it("leaves files and data blocks alone", () => {
    const html =
      '<script src="/x.js"></script><script async="" src="/y.js"></script><script type="application/ld+json">{}</script>';
    expect(scriptsIn(html)).toEqual([]);
  });
});

describe("joinInlineScripts", () => {
  it("joins neighbouring scripts into one", () => {
    expect(joinInlineScripts("<p><script>a</script><script>b</script><script>c</script></p>")).toBe(
      "<p><script>a;b;c</script></p>",
    );
  });

  it("leaves files, data blocks and scripts with markup between them alone", () => {
    for (const html of [
      '<script src="/x.js"></script><script>a</script>',
      '<script type="application/ld+json">{}</script><script>a</script>',
      "<script>a</script><div></div><script>b</script>",
      '<script>a</script><script id="b">b</script>',
    ]) {
      expect(joinInlineScripts(html)).toBe(html);
    }
  });

  it("joins React's first script too, unless a link of the page waits for it by its name", () => {
    const html = '<script id="_R_">a</script><script>b</script>';
    expect(joinInlineScripts(html)).toBe("<script>a;b</script>");
    const waiting = `<link rel="expect" href="#_R_" blocking="render"/>${html}`;
    expect(joinInlineScripts(waiting)).toBe(waiting);
  });

  it("joins again after an external script", () => {
    const html =
      '<script>a</script><script>b</script><script src="/x.js"></script><script>c</script><script>d</script>';
    expect(joinInlineScripts(html)).toBe(
      '<script>a;b</script><script src="/x.js"></script><script>c;d</script>',
    );
  });
});

describe("addCsp", () => {
  it("changes the value in place, because Next sends that object", async () => {
    const value: PageValue = {
      kind: "APP_PAGE",
      html: `<script>${DATA}</script>`,
      headers: { a: "b" },
    };
    await addCsp(value);
    expect(value.headers).toMatchObject({
      a: "b",
      "content-security-policy": expect.stringContaining(hashOf(DATA)),
    });
  });

  const pageWith = (...scripts: string[]): PageValue => ({
    kind: "APP_PAGE",
    html: scripts.map((code) => `<script>${code}</script>`).join(""),
    headers: {},
  });
  const hashesOf = ({ headers }: PageValue) =>
    String(headers?.["content-security-policy"]).match(/'sha256-[^']+'/g);

  it("names no script that came in with the content, and says that the page must not be kept", async () => {
    const value = pageWith(DATA, "alert(1)");
    expect(await addCsp(value)).toBe(false);
    expect(hashesOf(value)).toEqual([hashOf(DATA)]);
  });

  it("does not bless a script by joining it to a known one", async () => {
    const value = pageWith("alert(1)", DATA, "alert(2)");
    expect(await addCsp(value)).toBe(false);
    expect(value.html).toContain(`<script>${DATA}</script>`);
    expect(hashesOf(value)).toEqual([hashOf(DATA)]);
  });

  it("leaves a cached page unchanged when its renewal fails and it is stored again", async () => {
    const value = pageWith(DATA, DATA);
    expect(await addCsp(value)).toBe(true);
    const first = hashesOf(value);
    expect(first).toEqual([hashOf(`${DATA};${DATA}`)]);
    expect(await addCsp(value)).toBe(true);
    expect(hashesOf(value)).toEqual(first);
  });

  it("shortens a page before its scripts are joined and hashed", async () => {
    const value = pageWith(DATA, DATA);
    expect(await addCsp(value, (html) => html.replace("č", "c"))).toBe(true);
    const joined = `${DATA.replace("č", "c")};${DATA}`;
    expect(value.html).toBe(`<script>${joined}</script>`);
    expect(hashesOf(value)).toEqual([hashOf(joined)]);
  });

  it("shortens no page with a script that is not known", async () => {
    const value = pageWith("alert(1)", DATA);
    const shorten = vi.fn(String);
    expect(await addCsp(value, shorten)).toBe(false);
    expect(shorten).not.toHaveBeenCalled();
  });

  it("leaves route handlers alone", async () => {
    const value: PageValue = { kind: "APP_ROUTE", headers: {} };
    await addCsp(value);
    expect(value.headers).toEqual({});
  });
});

it("allows the captcha on pages of sites that have one", async () => {
  vi.stubEnv("BACKEND_URL", "https://api.example");
  resetSettings();
  const policyOf = async (html: string) => {
    const page = { kind: "APP_PAGE", html, headers: {} } as unknown as PageValue;
    await addCsp(page);
    return String(
      (page as { headers?: Record<string, unknown> }).headers?.["content-security-policy"],
    );
  };
  expect(await policyOf('<!DOCTYPE html><html lang="en" data-captcha=""><p>')).toContain(
    "google.com/recaptcha",
  );
  expect(await policyOf('<!DOCTYPE html><html lang="en"><p data-captcha="">')).not.toContain(
    "google",
  );
  vi.unstubAllEnvs();
  resetSettings();
});
