import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addCsp, inlineHashes } from "./page-csp";
import type { PageValue } from "./page-entry";

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

describe("addCsp", () => {
  it("changes the very value, because Next sends that one", async () => {
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
