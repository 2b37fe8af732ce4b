import { expect, it } from "vitest";
import { joinLines, oneLine } from "./one-line.ts";

it("leaves a short message as it is", () =>
  expect(oneLine("Coupon not found! Šibenik 5 €")).toBe("Coupon not found! Šibenik 5 €"));

it("keeps line breaks, escapes and direction marks out of a log", () =>
  expect(oneLine("a\r\nlevel=error\u001b[31m\u2028b\u202ec\u0000d\t\te ")).toBe(
    "a level=error [31m b c d e",
  ));

it("cuts between characters, not inside one", () => {
  const cut = oneLine("🎾".repeat(500));
  expect([...cut]).toHaveLength(200);
  expect(cut.endsWith("🎾…")).toBe(true);
});

it.each([
  "\u2028",
  "\u2029",
  "\u0085",
  "\v",
  "\f",
  "\r\n",
])("takes %j as the break of a line", (sign) => {
  expect(joinLines(`Spring${sign}sale`)).toBe("Spring sale");
});
