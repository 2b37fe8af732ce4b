import { describe, expect, it } from "vitest";
import {
  bulkRows,
  directoryItem,
  elementVersion,
  followers,
  libraryMedia,
  uploadAddress,
} from "./library-schema.ts";

describe("a medium of the library", () => {
  it("may be sparse, with numbers as texts, and keeps what is not known", () => {
    const read = libraryMedia.parse({
      id: "7",
      size: "12",
      poster: { path: "p.webp" },
      tags: ["x"],
    });
    expect(read).toMatchObject({ id: 7, size: 12, hash: "", access: "public", tags: ["x"] });
    expect([read.driveId, read.folderId, read.width]).toEqual([null, null, null]);
    expect(read.poster?.path).toBe("p.webp");
  });

  it("has an id", () => expect(libraryMedia.safeParse({ path: "a.webp" }).success).toBe(false));

  it.each([
    [5, 5],
    ["drive-a", "drive-a"],
    ["", null],
    [{}, null],
  ])("takes %j as a file's id as it is", (driveId, expected) =>
    expect(libraryMedia.parse({ id: 1, driveId }).driveId).toBe(expected));
});

describe("a version", () => {
  it.each([
    ["Ana Anić", "Ana Anić"],
    [{ name: "Ana" }, "Ana"],
    [{ firstName: "Ana", lastName: "Anić" }, "Ana Anić"],
    [{ email: "ana@x.hr", details: { firstName: "Ana", lastName: null } }, "Ana"],
    [{ email: "ana@x.hr" }, "ana@x.hr"],
    [7, ""],
    [undefined, ""],
  ])("says of %j who saved it", (by, expected) =>
    expect(elementVersion.parse({ by, element: { id: 1 } }).by).toBe(expected));

  it("keeps the element as it came", () => {
    const element = { id: 1, meta: '{"title":"x"}', strange: null };
    expect(elementVersion.parse({ version: "3", at: "x", element })).toMatchObject({ version: 3 });
    expect(elementVersion.parse({ element }).element).toEqual(element);
    expect(elementVersion.safeParse({ version: 1 }).success).toBe(false);
  });
});

describe("what a bulk call did", () => {
  const row = { id: 1, slugMain: "home", language: "de", status: "created", elements: [{ id: 2 }] };
  it.each([
    ["a list", [row]],
    ["data", { data: [row] }],
    ["records", { records: [row], total: 1 }],
    ["items", { items: [row], lastPage: 1 }],
  ])("is read from %s", (_, value) =>
    expect(bulkRows.parse(value)).toEqual([{ ...row, elements: [{ id: 2, originalId: null }] }]));

  it.each([[undefined], [{}], [true], ["done"], [null]])("is nothing of %j", (value) =>
    expect(bulkRows.parse(value)).toEqual([]));

  it("has no state that is not known", () =>
    expect(bulkRows.parse([{ status: "queued" }])[0]?.status).toBe(""));
});

it("reads followers of a master, none where there are none", () => {
  expect(followers.parse({ ids: [1, "2", "x"] })).toEqual({ ids: [1, 2] });
  expect(followers.parse(undefined)).toEqual({ ids: [] });
});

it("reads folders and files", () => {
  expect(directoryItem.parse({ id: "a", type: "shelf" })).toMatchObject({
    type: "directory",
    parentId: null,
    count: null,
    media: null,
  });
});

it("takes an upload only to an address", () => {
  expect(uploadAddress.parse({ url: "https://files.example/a", key: "k" })).toMatchObject({
    method: "PUT",
    headers: {},
  });
  expect(uploadAddress.safeParse({ url: "files/a", key: "k" }).success).toBe(false);
});
