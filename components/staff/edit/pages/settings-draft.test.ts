import { expect, it } from "vitest";
import { formatDate } from "#lib/base/utils/date.ts";
import type { PageSettings } from "#lib/staff/edit/pages/page-info.ts";
import { changesOf, toDraft } from "./settings-draft.ts";

const PAGE = {
  publishedAt: "2026-03-01T23:30:00Z",
  terms: [],
  seo: {},
} as unknown as PageSettings;

it.each([
  ["Europe/Zagreb", "2026-03-02T00:30"],
  ["America/New_York", "2026-03-01T18:30"],
  ["UTC", "2026-03-01T23:30"],
])("shows a publication date in the clock of a site in %s", (timeZone, shown) =>
  expect(toDraft(PAGE, timeZone).date).toBe(shown));

it.each([
  ["Europe/Zagreb", "2026-05-01T20:00", "2026-05-01T18:00:00.000Z"],
  ["Asia/Tokyo", "2026-05-02T00:15", "2026-05-01T15:15:00.000Z"],
])("sends what is typed on a site in %s, so that visitors read that day", (timeZone, date, sent) => {
  const { publishedAt } = changesOf(PAGE, { ...toDraft(PAGE, timeZone), date }, timeZone);
  expect(publishedAt).toBe(sent);
  expect(formatDate(String(publishedAt), "sv", timeZone)).toContain(
    String(Number(date.slice(8, 10))),
  );
});

it("sends nothing where the date is as it was, or none", () => {
  const draft = toDraft(PAGE, "Europe/Zagreb");
  for (const date of [draft.date, ""])
    expect(changesOf(PAGE, { ...draft, date }, "Europe/Zagreb")).not.toHaveProperty("publishedAt");
});
