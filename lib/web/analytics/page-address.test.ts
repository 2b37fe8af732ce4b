import { expect, it } from "vitest";
import { isFreeOfPersonal, searchTerm, withoutPersonal } from "./page-address.ts";

const HOST = "https://shop.example";

it.each([
  ["/shop?page=2&utm_source=mail&utm_campaign=may", "/shop?utm_source=mail&utm_campaign=may", true],
  ["/confirm-email?token=abcdefgh1jklmnopqrstuvwxyz", "/confirm-email", false],
  ["/login?email=a@b.example#top", "/login", false],
  ["/login?utm_source=a%40b.example", "/login", true],
  ["/orders/1234567890", "/orders/redacted", false],
  ["/confirm-email/0f8fad5b-d9cb-469f-a165-70867728950e", "/confirm-email/redacted", false],
  ["/product/keepsake-gift-set-for-two-98", "/product/keepsake-gift-set-for-two-98", true],
  ["/hr/trgovina", "/hr/trgovina", true],
])("%s", (path, sent, isFree) => {
  expect(withoutPersonal(HOST + path)).toBe(HOST + sent);
  expect(isFreeOfPersonal(HOST + path)).toBe(isFree);
});

it("sends no address that isn't one", () => {
  expect(withoutPersonal("")).toBe("");
});

it("sends no search for a person", () => {
  expect(searchTerm(" red racket ")).toBe("red racket");
  expect(searchTerm("ana@example.com")).toBe("");
  expect(searchTerm("00385911234567")).toBe("");
});
