import { describe, expect, it } from "vitest";
import type { Call } from "#lib/shop/api/call.ts";
import { listCalls } from "#lib/shop/api/declare.ts";
import { calls } from "./index.ts";

const { cms, media } = calls;
const takes = (call: Call, input: object): boolean => call.input.safeParse(input).success;

it("offers staff through the gateway what they read, and no write", () => {
  const offered = listCalls(calls)
    .filter(({ access, offered: isOffered }) => access === "staff" && isOffered)
    .map(({ method, path }) => `${method} ${path}`);
  expect(offered.toSorted()).toEqual([
    "GET cms/element/history",
    "GET cms/finder/searchSlugs",
    "GET cms/pipeline/hasRunningPipeline",
    "GET media/directoryItem/filter",
    "GET media/option/filter",
    "GET settings/general/user",
    "GET user/profile",
    "POST cms/media/filterStandard",
    "POST cms/postType/filterStandard",
  ]);
});

describe("what staff send", () => {
  const page = { title: "T", slug: "a-page", postTypeSlug: "page" };

  it.each(["vier-wände", "دراجات-المدينة", "abcd", "2026-2027"])("may have the slug %s", (slug) =>
    expect(takes(cms.post.create, { ...page, slug })).toBe(true));

  it.each([
    "abc",
    "Page",
    "a page",
    "a--page",
    "-page",
    "page-",
    "a/page",
    "../page",
    "a".repeat(201),
  ])("never has the slug %j", (slug) =>
    expect(takes(cms.post.create, { ...page, slug })).toBe(false));

  it.each<[string, Call, object]>([
    ["a post without a title", cms.post.create, { ...page, title: "" }],
    ["a body without end", cms.post.create, { ...page, body: "x".repeat(500_001) }],
    ["a status that is none", cms.post.update, { status: "hidden" }],
    ["a date that is none", cms.post.update, { published_at: "tomorrow" }],
    ["a picture without an id", cms.post.update, { media: { path: "a.webp" } }],
    ["too many media of one page", cms.media.filterStandard, { limit: 101 }],
    ["page 0", cms.media.filterStandard, { page: 0 }],
    ["a day that is none", cms.media.filterStandard, { from: "2026-13-01" }],
    ["a medium of no file", cms.media.create, { title: "T" }],
    ["an access that is none", cms.media.update, { access: "all" }],
    ["ids that are none", cms.link.masters, { ids: ["x"] }],
    ["followers without end", cms.link.masters, { ids: Array(201).fill(1) }],
    ["no language", cms.link.postTranslation.bulk, { languages: [] }],
    ["a language that is none", cms.link.postTranslation.bulk, { languages: ["de-AT"] }],
    ["nothing to take away", media.directoryItem.delete, { targetIds: [] }],
    ["a folder that is none", media.directoryItem.filter, { parentId: "../1" }],
    ["an empty file", media.file.getUploadUrl, { name: "a.png", mime: "image/png", size: 0 }],
    ["a consent without words", cms.consent.create, { assigned_to: "f", displayName: "" }],
  ])("is not %s", (_, call, input) => expect(takes(call, input)).toBe(false));
});
