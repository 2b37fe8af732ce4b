import { expect, it } from "vitest";
import type { Gap } from "#lib/staff/admin/translations/gaps.ts";
import { countKinds, shownGaps } from "./gap-list.ts";

const gap = (kind: Gap["kind"], language: string, title: string, words = ""): Gap => ({
  kind,
  title,
  type: "page",
  section: words === "" ? null : { name: "hero", words },
  entries: null,
  language,
  from: "en",
  address: "/",
  job: null,
});
const GAPS = [
  gap("page", "de", "Coaching"),
  gap("page", "hr", "Coaching"),
  gap("section", "hr", "Home", "Šljiva"),
  gap("menu", "hr", ""),
];
const ALL = { language: "", kind: "", search: "" } as const;

it("filters by language, kind and the words of title and section", () => {
  expect(shownGaps(GAPS, ALL)).toHaveLength(4);
  expect(shownGaps(GAPS, { ...ALL, language: "de" })).toEqual([GAPS[0]]);
  expect(shownGaps(GAPS, { ...ALL, kind: "menu" })).toEqual([GAPS[3]]);
  expect(shownGaps(GAPS, { ...ALL, search: " šLJI" })).toEqual([GAPS[2]]);
});

it("counts each kind as the other filters leave it", () => {
  expect(countKinds(GAPS, { language: "hr", kind: "menu", search: "" })).toEqual({
    "": 3,
    page: 1,
    post: 0,
    section: 1,
    shared: 0,
    menu: 1,
  });
});
