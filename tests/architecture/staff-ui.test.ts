import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT, SOURCES, within } from "./sources.ts";

const STAFF = ["components/staff/edit", "components/staff/admin", "components/staff/palette"];
const staff = SOURCES.filter(
  ({ file }) => within(file, STAFF) && file.endsWith(".tsx") && !file.endsWith(".test.tsx"),
);
const found = (pattern: RegExp) =>
  staff.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([hit]) => `${file}: ${hit}`));

/** Those that cannot be one of the primitives: a place on the page, a card, a row or an option of a list, an entry of a menu. */
const OWN_BUTTONS = 14;

it("staff press the buttons of components/staff/ui: what is drawn by hand becomes no more", () => {
  expect(staff.length).toBeGreaterThan(100);
  expect(found(/<button\b/g).length).toBeLessThanOrEqual(OWN_BUTTONS);
});

it("staff have no buttons of the shop, whose colours and shape are the site's", () => {
  expect(
    found(/#components\/kit\/ui\/(?:button|button-class|form\/submit-button)\.tsx?"/g),
  ).toEqual([]);
});

it("every dialog of staff is shown and closed by `useNativeDialog`", () => {
  expect(found(/\.showModal\(|HTMLDialogElement/g)).toEqual([]);
});

// On an edited page `empty:hidden` is a box of the page, which is taken away while it holds nothing to see (edit.css).
it("nothing of staff is hidden by the class of boxes that may be empty on a page", () => {
  expect(found(/\bempty:hidden\b/g)).toEqual([]);
});

it("shoppers' sheet leaves out the classes of staff, who load a sheet of their own", () => {
  const sheet = readFileSync(join(ROOT, "app/globals.css"), "utf8");
  const left = [...sheet.matchAll(/@source not "(.+)"/g)].map(([, path = ""]) => join("app", path));
  const own = ["components/staff", "app/edit", "app/admin"];
  expect(left.toSorted()).toEqual(own.toSorted());
  const loads = (name: string) =>
    SOURCES.filter(({ text }) => text.includes(`import "#app/${name}"`)).map(({ file }) => file);
  const isStaff = (file: string) => within(file, ["app/edit", "app/admin", "app/gallery"]);
  expect(loads("globals.css").filter(isStaff)).toEqual([]);
  expect(loads("staff.css").filter((file) => !isStaff(file))).toEqual([]);
  expect(loads("staff.css").length).toBeGreaterThan(2);
});
