import { expect, it } from "vitest";
import { base64urlToText, fromBase64url, textToBase64url, toBase64url } from "./base64url.ts";

it("writes and reads bytes of every length and value", () => {
  for (let length = 0; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
    expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
    expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
  }
});

it("writes and reads text of any script", () => {
  for (const text of ["", "a", "čćž", "مضرب", "🎾?&=%"])
    expect(base64urlToText(textToBase64url(text))).toBe(text);
});

it("refuses what it has not written", () => {
  expect(() => fromBase64url("a!b")).toThrow();
  expect(() => base64urlToText("_w")).toThrow();
});
