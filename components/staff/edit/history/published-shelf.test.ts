// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import {
  MOST_PUBLISHED,
  type Published,
  publishedNow,
  toPublished,
  withPublished,
} from "./published-shelf.ts";

const set = (elementId: number, after = "New"): Operation => ({
  elementId,
  handler: "page-section:home",
  about: { component: "text", title: "" },
  seen: "",
  kind: "set",
  path: "meta.title",
  slot: "text",
  before: "Old",
  after,
});
const entry = (page: string, after = "New"): Published => ({
  at: "2026-05-01T00:00:00Z",
  page,
  operations: [set(1, after)],
});

it("takes what was saved, as the backend holds it and under the ids that it gave", () => {
  const sent = { "-1:meta.title": set(-1), "2:meta.title": set(2) };
  const { operations } = publishedNow(sent, {
    results: [
      { address: "-1:meta.title", status: "saved", stored: "Kept" },
      { address: "2:meta.title", status: "failed", reason: "busy" },
    ],
    created: { [-1]: 40 },
    seen: {},
    merged: false,
  });
  expect(operations).toEqual([{ ...set(40), after: "Kept" }]);
});

it("keeps so many of one page, so many in all, and so many characters, the newest first", () => {
  const add = (count: number, page: (index: number) => string, text = "New") =>
    Array.from({ length: count }).reduce<Published[]>(
      (list, _, index) => withPublished(list, entry(page(index), text)),
      [],
    );
  expect(add(MOST_PUBLISHED.ofPage + 5, () => "/a")).toHaveLength(MOST_PUBLISHED.ofPage);
  const many = add(MOST_PUBLISHED.all + 5, (index) => `/${index}`);
  expect(many).toHaveLength(MOST_PUBLISHED.all);
  expect(many[0]?.page).toBe(`/${MOST_PUBLISHED.all + 4}`);
  const large = add(5, (index) => `/${index}`, "x".repeat(300_000));
  expect(large.map(({ page }) => page)).toEqual(["/4", "/3", "/2"]);
  expect(withPublished(large, { ...entry("/e"), operations: [] })).toEqual(large);
});

it("lets earlier ones go on under the keys that parts have since", () => {
  const ofPart = (key: string) => ({ ...set(7), path: `parts.${key}.meta.title` }) as Operation;
  const earlier = { ...entry("/a"), operations: [ofPart("i1x0123456789abc"), ofPart("p12")] };
  const parts = { "7:i1x0123456789abc": "i0xcba9876543210" };
  const [, now] = withPublished([earlier], entry("/a"), { created: {}, parts });
  expect(now?.operations).toEqual([ofPart("i0xcba9876543210"), ofPart("p12")]);
});

it("reads what an older version or another program kept, as far as it can", () => {
  expect(toPublished("nothing")).toEqual([]);
  const broken = [null, { at: 1 }, { ...entry("/b"), operations: [{ kind: "drop" }, null] }];
  expect(toPublished([...broken, entry("/a")])).toEqual([entry("/a")]);
});
