import { expect, it } from "vitest";
import { importsOf, SOURCES, within } from "./sources.ts";

const pages = SOURCES.filter(
  ({ file }) => /^app\/admin\/.*\/page\.tsx$/.test(file) && !file.includes("/login/"),
);
const routes = SOURCES.filter(({ file }) => within(file, ["app/api/edit", "app/api/admin"]));
const table = SOURCES.filter(({ file }) => file === "lib/staff/staff-routes.ts");
const handlers = table.flatMap(importsOf).map(({ to }) => to);

it("finds pages and routes (an empty list would pass everything)", () => {
  expect(pages.length).toBeGreaterThan(4);
  expect(handlers.length).toBeGreaterThan(20);
});

it.each(pages.map(({ file }) => file))("%s asks who opens it, before it reads anything", (file) => {
  const text = pages.find((page) => page.file === file)?.text ?? "";
  const body = text.slice(text.indexOf("export default async function"));
  const [first] = body.match(/await (?!props\.params\b|\(await props\.params\b)[\w.]+/) ?? [];
  expect(first).toBe("await openAdmin");
});

it("leads every request to a route of staff through the table", () => {
  expect(routes.map(({ text }) => text)).toEqual(
    Array(2).fill('export { handleStaffRoute as POST } from "#lib/staff/handle-route.ts";\n'),
  );
});

it.each(handlers)("%s goes through the guard of staff routes", (handler) => {
  const text = SOURCES.find(({ file }) => file === handler)?.text ?? "";
  const taken = new RegExp(`\\{([^}]*)\\} from "#${handler}"`).exec(table[0]?.text ?? "");
  const names = taken?.[1]?.match(/\w+/g) ?? [];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names)
    expect(text).toMatch(new RegExp(`export const ${name} = staffRoute\\(`));
});
