import { expect, it } from "vitest";
import { SOURCES } from "./sources.ts";

const pages = SOURCES.filter(
  ({ file }) => /^app\/admin\/.*\/page\.tsx$/.test(file) && !file.includes("/login/"),
);
const routes = SOURCES.filter(({ file }) => /^app\/api\/admin\/.*\/route\.ts$/.test(file));

it("finds pages and routes (an empty list would pass everything)", () => {
  expect(pages.length).toBeGreaterThan(4);
  expect(routes.length).toBeGreaterThan(2);
});

it.each(pages.map(({ file }) => file))("%s asks who opens it, before it reads anything", (file) => {
  const text = pages.find((page) => page.file === file)?.text ?? "";
  const body = text.slice(text.indexOf("export default async function"));
  const [first] = body.match(/await (?!props\.params\b|\(await props\.params\b)[\w.]+/) ?? [];
  expect(first).toBe("await openAdmin");
});

it.each(routes.map(({ file }) => file))("%s goes through the guard of staff routes", (file) => {
  const text = routes.find((route) => route.file === file)?.text ?? "";
  const [, handler = ""] = /from "#(lib\/[\w/-]+\.ts)"/.exec(text) ?? [];
  const source = SOURCES.find((one) => one.file === handler)?.text ?? "";
  expect(text.trim().split("\n")).toHaveLength(text.match(/^export \{/gm)?.length ?? 0);
  expect(source).toMatch(/\bstaffRoute\(/);
});
