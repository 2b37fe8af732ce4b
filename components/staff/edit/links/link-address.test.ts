import { expect, it } from "vitest";
import { toLinkAddress, toLinkOrPath } from "./link-address.ts";

it.each([
  ["www.partner.example/ponuda", "https://www.partner.example/ponuda"],
  ["šport.example", "https://šport.example"],
  ["shop.example:8443/x?y=1", "https://shop.example:8443/x?y=1"],
  [" https://partner.example \u200b", "https://partner.example"],
  ["\u202apartner.example/a\u00adb\u202c\u00a0", "https://partner.example/ab"],
  ["info@partner.example", "mailto:info@partner.example"],
  ["r&d@partner.example", "mailto:r&d@partner.example"],
  ["+385 1 2345 678", "tel:+38512345678"],
  ["(020) 7946-0018", "tel:02079460018"],
  ["0049/30.123456", "tel:004930123456"],
  ["/about#team", "/about#team"],
  ["#contact", "#contact"],
  ["TEL:112", "TEL:112"],
])("understands %j as an address", (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address);
  expect(toLinkOrPath(typed)).toBe(address);
});

it.each([
  "//partner.example",
  "javascript:alert(1)",
  "java\nscript:x",
  "https://",
  "two words",
  "+12",
  "a@b",
  "x:y",
  "",
])("refuses %j", (typed) => {
  expect(toLinkAddress(typed)).toBeNull();
  expect(toLinkOrPath(typed)).toBeNull();
});

it.each([
  "about-the-club",
  "prices.pdf",
  "2024/report.html?print=1",
  "o-nama/šok",
])("takes %j for a path where one may be typed", (typed) => {
  expect(toLinkAddress(typed)).toBeNull();
  expect(toLinkOrPath(typed)).toBe(typed);
});
