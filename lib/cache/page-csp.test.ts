import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/config/settings.ts";
import { addCsp, inlineHashes, joinInlineScripts } from "./page-csp.ts";
import type { PageValue } from "./page-entry.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("inlineHashes", () => {
  it("hashes every inline script once, whatever its attributes", async () => {
    const html =
      '<script>a("č")</script><script id="_R_">b()\n</script><script>a("č")</script><script type="module">c()</script>';
    expect(await inlineHashes(html)).toEqual([hashOf('a("č")'), hashOf("b()\n"), hashOf("c()")]);
  });

  it("leaves files and data blocks alone", async () => {
    const html =
      '<script src="/x.js"></script><script async="" src="/y.js"></script><script type="application/ld+json">{}</script>';
    expect(await inlineHashes(html)).toEqual([]);
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
    const value: PageValue = { kind: "APP_PAGE", html: "<script>x</script>", headers: { a: "b" } };
    await addCsp(value);
    expect(value.headers).toMatchObject({
      a: "b",
      "content-security-policy": expect.stringContaining(hashOf("x")),
    });
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
