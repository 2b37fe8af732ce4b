import { describe, expect, it } from "vitest";
import type { PageValue } from "./page-entry.ts";
import { setStatus } from "./page-status.ts";

const statusOf = (html: string) => {
  const value = { kind: "APP_PAGE", html, headers: {}, status: 200 } as unknown as PageValue;
  setStatus(value);
  return "status" in value ? value.status : undefined;
};

describe("setStatus", () => {
  it("answers 404 for a page that says it is not there", () => {
    expect(statusOf('<head><meta name="page-status" content="404"/></head>')).toBe(404);
  });

  it("leaves other pages alone, also when they write about it", () => {
    expect(statusOf("<h1>Rackets</h1>")).toBe(200);
    expect(statusOf('<p>&lt;meta name="page-status" content="404"&gt;</p>')).toBe(200);
    expect(
      statusOf('<script>"\\u003cmeta name=\\"page-status\\" content=\\"404\\""</script>'),
    ).toBe(200);
  });
});
