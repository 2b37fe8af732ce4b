import { expect, it } from "vitest";
import { readGoal } from "./goal.ts";

const where = {
  origin: "https://shop.example",
  hosts: ["other.example"],
  mediaHost: "media.example",
};
const read = (type: string, goal: string) => readGoal(type, goal, where);

it("limits a message to 300 characters of text", () =>
  expect(read("message", "x".repeat(400))).toEqual({ kind: "message", text: "x".repeat(300) }));

it.each([
  ["url", "/shop", true],
  ["url", "https://shop.example/a", true],
  ["url", "https://other.example/a", true],
  ["url", "https://media.example/a", true],
  ["url", "https://evil.example/a", false],
  ["url", "http://shop.example.evil.test/", false],
  ["file", "https://media.example/a.pdf", true],
  ["file", "/a.pdf", true],
  ["file", "https://other.example/a.pdf", false],
])("%s %s belongs to the site: %s", (type, goal, isOurs) =>
  expect(read(type, goal)).toMatchObject({ isOurs }));

it.each([
  ["url", "javascript:alert(1)"],
  ["url", "//evil.example"],
  ["url", "/\\evil.example"],
  ["file", "data:text/html,x"],
  ["file", "ftp://media.example/a"],
  ["url", "https://user@shop.example/"],
  ["url", "https://shop.example/\u0000"],
  ["other", "/shop"],
])("refuses %s %j", (type, goal) => expect(read(type, goal)).toEqual({ kind: "refused" }));
