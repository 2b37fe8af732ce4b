import { describe, expect, it } from "vitest";
import type { PageValue } from "#lib/web/next/cache-value.ts";
import { setStatus } from "./page-status.ts";

const statusOf = (html: string) => {
  const value = { kind: "APP_PAGE", html, headers: {}, status: 200 } as unknown as PageValue;
  setStatus(value);
  return "status" in value ? value.status : undefined;
};

describe("setStatus", () => {
  it("answers 404 for a page that marks itself as not found", () => {
    expect(statusOf('<head><meta name="page-status" content="404"/></head>')).toBe(404);
  });

  it("does not change other pages, even when they mention the mark", () => {
    expect(statusOf("<h1>Rackets</h1>")).toBe(200);
    expect(statusOf('<p>&lt;meta name="page-status" content="404"&gt;</p>')).toBe(200);
    expect(
      statusOf('<script>"\\u003cmeta name=\\"page-status\\" content=\\"404\\""</script>'),
    ).toBe(200);
  });
});
