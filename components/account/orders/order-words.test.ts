import { expect, it } from "vitest";
import { statusWords } from "./order-words.ts";

const words = (status: string) => statusWords((key) => `words of ${key}`, status);

it("translates the known statuses and shows unknown ones as text of limited length", () => {
  expect(words("paid")).toBe("words of status.paid");
  expect(words("in Produktion")).toBe("in Produktion");
  expect([...words(`<b>${"sehr lang ".repeat(40)}`)]).toHaveLength(32);
});
