import { expect, it, vi } from "vitest";
import { UnequalPage } from "./flight/still-parts.ts";
import { createPageShortener } from "./shorten-page.ts";

const PAGE = "<html><body>whole</body></html>";
const leaveOut = (html: string) => html.replace("whole", "short");

it("shortens pages while each comes out equal, unless the setting is off", () => {
  const on = createPageShortener({ isOn: true, leaveOut });
  expect(on(PAGE)).toContain("short");
  expect(createPageShortener({ isOn: false, leaveOut })(PAGE)).toBe(PAGE);
});

it("keeps pages whole after one that came out as another, and says so once", () => {
  vi.stubEnv("LOG_LEVEL", "error");
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  let isFaulty = false;
  const shorten = createPageShortener({
    isOn: true,
    leaveOut: (html) => {
      if (isFaulty) throw new UnequalPage();
      return leaveOut(html);
    },
  });
  expect(shorten(PAGE)).toContain("short");
  isFaulty = true;
  expect(shorten(PAGE)).toBe(PAGE);
  isFaulty = false;
  expect(shorten(PAGE)).toBe(PAGE);
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)).msg)).toEqual([
    expect.stringContaining("lib/web/next/README.md"),
  ]);
});

it("any other error is not taken for an unequal page", () => {
  const broken = () => {
    throw new TypeError("ours");
  };
  expect(() => createPageShortener({ isOn: true, leaveOut: broken })(PAGE)).toThrow("ours");
});
