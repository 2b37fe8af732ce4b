import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { library, media, pageOf } from "#tests/backends/library.ts";
import { freshStaffCookie, staffCookie, staffRequest } from "#tests/backends/staff.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { handleMediaCreate } from "./handle-create.ts";
import { handleMediaDelete } from "./handle-delete.ts";
import { handleMediaDiscard } from "./handle-discard.ts";
import { handleMediaFind } from "./handle-find.ts";
import { handleMediaList } from "./handle-media-list.ts";
import { handleMediaUpdate } from "./handle-update.ts";
import { markLoose } from "./loose-files.ts";
import type { CreateAnswer, ListAnswer, MediaEntry } from "./media-types.ts";

const { expireTags } = vi.hoisted(() => ({ expireTags: vi.fn() }));
vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags }));

const HASH = "ab".repeat(32);
const list = async (body: object, headers = {}) =>
  handleMediaList(await staffRequest("edit/media/list", body, headers));
const dataIn = async <T>(response: Response) => ((await response.json()) as { data: T }).data;

beforeEach(() => {
  resetLimits();
  expireTags.mockClear();
});

describe("the list", () => {
  it("answers files with what the backend sent of each, folders where they are offered, and rights", async () => {
    library({
      profile: { scopes: ["cms.element"] },
      options: { Capabilities: "mediaFolders" },
      answers: {
        "cms/media/filterStandard": () => pageOf([media(1, { odd: "kept" })]),
        "media/directoryItem/filter": () =>
          data([
            { id: 4, name: "Courts", type: "directory" },
            { id: "f", name: "a.jpg", type: "file" },
          ]),
        "cms/pipeline/hasRunningPipeline": () => data({ running: true }),
      },
    });
    // A host of its own: what is known of a site is remembered.
    const answer = await dataIn<ListAnswer>(await list({ page: 1 }, { host: "shop.folders.test" }));
    expect(answer).toMatchObject({
      items: [{ id: 1, createdAt: "2026-05-01T10:00:00Z", raw: { odd: "kept", driveId: "d1" } }],
      nextPage: null,
      total: 1,
      mayChange: false,
      folders: [{ id: 4, name: "Courts" }],
      isBusy: true,
    });
  });

  it("opens without folders and pipeline where the backend does not answer them", async () => {
    const sent = library({ answers: { "cms/media/filterStandard": () => pageOf([media(1)]) } });
    const answer = await dataIn<ListAnswer>(await list({ page: 1 }));
    expect(answer).toMatchObject({ folders: [], isBusy: false, mayChange: true });
    expect(sent.map(({ path }) => path)).not.toContain("media/directoryItem/filter");
  });

  it("leaves out itself what a backend ignores, and reads on until there is something to show", async () => {
    const sent = library({
      answers: {
        "cms/media/filterStandard": ({ page }) =>
          pageOf(
            page === 3
              ? [
                  media(30, { mime: "application/pdf" }),
                  media(31, { mime: "application/pdf", size: 9e6 }),
                ]
              : [media(Number(page)), media(Number(page) + 100)],
            9,
            3,
          ),
      },
    });
    const answer = await dataIn<ListAnswer>(await list({ page: 1, kind: "document", most: 1e6 }));
    expect(answer.items.map(({ id }) => id)).toEqual([30]);
    expect([answer.nextPage, answer.total]).toEqual([null, 9]);
    const pages = sent
      .filter(({ path }) => path.includes("filterStandard"))
      .map(({ body }) => body.page);
    expect(pages).toEqual([1, 2, 3]);
  });

  it("stops after a few pages, however many there are, and says where to go on", async () => {
    const sent = library({
      answers: { "cms/media/filterStandard": () => pageOf([media(1)], 1e6, 1e4) },
    });
    const answer = await dataIn<ListAnswer>(await list({ page: 7, kind: "document" }));
    expect([answer.items, answer.nextPage]).toEqual([[], 12]);
    expect(sent.filter(({ path }) => path.includes("filterStandard"))).toHaveLength(5);
  });

  it("finds pictures also where the backend compares whole types", async () => {
    library({
      answers: {
        "cms/media/filterStandard": ({ mime }) =>
          mime ? pageOf([]) : pageOf([media(1), media(2, { mime: "video/mp4" })]),
      },
    });
    const answer = await dataIn<ListAnswer>(await list({ page: 1, kind: "picture" }));
    expect(answer.items.map(({ id }) => id)).toEqual([1]);
  });

  it("keeps the days that are asked for, both included", async () => {
    library({
      answers: {
        "cms/media/filterStandard": () =>
          pageOf(
            ["2026-04-30", "2026-05-01", "2026-05-02", "2026-05-03"].map((day, at) =>
              media(at, { created_at: `${day}T23:30:00Z` }),
            ),
          ),
      },
    });
    const answer = await dataIn<ListAnswer>(
      await list({ page: 1, from: "2026-05-01", to: "2026-05-02" }),
    );
    expect(answer.items.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe("the same file", () => {
  const find = async () =>
    dataIn<{ media: MediaEntry | null }>(
      await handleMediaFind(
        await staffRequest("edit/media/find", { hash: HASH, name: "our_court.jpg" }),
      ),
    );

  it("is found by its hash, whichever case the backend writes it in", async () => {
    library({
      answers: {
        "cms/media/filterStandard": ({ hash }) =>
          pageOf(hash ? [media(5, { hash: `SHA256:${HASH.toUpperCase()}` })] : []),
      },
    });
    expect((await find()).media?.id).toBe(5);
  });

  it("is found by its name where the backend ignores hashes, and never taken for another", async () => {
    const sent = library({
      answers: {
        "cms/media/filterStandard": ({ search }) =>
          pageOf(search ? [media(6, { hash: HASH })] : [media(1), media(2, { hash: "cd" })]),
      },
    });
    expect((await find()).media?.id).toBe(6);
    expect(sent.map(({ body }) => body.search)).toEqual([undefined, "our court"]);
    library({ answers: { "cms/media/filterStandard": () => pageOf([media(1, { hash: "" })]) } });
    expect((await find()).media).toBeNull();
  });
});

describe("taking a stored file into the library", () => {
  const create = async (
    own: object,
    answers: Parameters<typeof library>[0]["answers"],
    profile = {},
  ) => {
    const sent = library({ profile, answers });
    const response = await handleMediaCreate(
      await staffRequest("edit/media/create", {
        driveId: "d9",
        title: "Court",
        access: "public",
        ...own,
      }),
    );
    return { response, made: sent.filter(({ path }) => path === "cms/media/create") };
  };
  const made = { "cms/media/create": () => data(media(9)) };

  it("sends what is known of it", async () => {
    const { response, made: calls } = await create(
      { folderId: 4 },
      {
        ...made,
        "media/directoryItem/filter": () => data([{ id: 4, name: "Courts", type: "directory" }]),
      },
    );
    expect(await dataIn<CreateAnswer>(response)).toMatchObject({ media: { id: 9 } });
    expect(calls.map(({ body }) => body)).toEqual([
      { driveId: "d9", title: "Court", access: "public", folderId: 4 },
    ]);
  });

  it("makes nothing where the library has the same bytes, and everything where both are wanted", async () => {
    const answers = {
      ...made,
      "cms/media/filterStandard": () => pageOf([media(5, { hash: "md5-of-it" })]),
    };
    const asked = await create({ hash: "MD5-of-it" }, answers);
    expect(await dataIn<CreateAnswer>(asked.response)).toMatchObject({ duplicate: { id: 5 } });
    expect(asked.made).toEqual([]);
    expect((await create({}, answers)).made).toHaveLength(1);
  });

  it("asked again, answers what the first try has made", async () => {
    const { response, made: calls } = await create(
      { again: true },
      { ...made, "cms/media/filterStandard": () => pageOf([media(1), media(9)]) },
    );
    expect(await dataIn<CreateAnswer>(response)).toMatchObject({ media: { id: 9 } });
    expect(calls).toEqual([]);
  });

  it("is refused without the right to it", async () => {
    const { response, made: calls } = await create({}, made, { scopes: ["cms.post"] });
    expect([response.status, calls]).toEqual([403, []]);
  });
});

describe("changing and deleting", () => {
  it("sends changed fields only, a poster as the backend takes it, and expires pages", async () => {
    const sent = library({
      answers: {
        "cms/media/filterStandard": () => pageOf([media(9), media(4)]),
        "cms/media/update/9": () => data(media(9, { title: "New" })),
      },
    });
    const response = await handleMediaUpdate(
      await staffRequest("edit/media/update", { id: 9, title: "New", poster: 4 }),
    );
    expect(await dataIn<{ media: MediaEntry }>(response)).toMatchObject({
      media: { title: "New" },
    });
    expect(sent.at(-1)?.body).toEqual({ title: "New", poster: { id: 4 } });
    expect(expireTags).toHaveBeenCalledWith("shop.test", expect.arrayContaining(["elements"]));
  });

  it("refuses a change of nothing, and tells what the backend refuses", async () => {
    library({ answers: {} });
    const change = async (body: object) =>
      (await handleMediaUpdate(await staffRequest("edit/media/update", body))).status;
    expect(await change({ id: 9 })).toBe(422);
    expect(await change({ id: 9, title: "x" })).toBe(404);
    expect(expireTags).not.toHaveBeenCalled();
  });

  it("deletes one file, for staff with the right", async () => {
    const remove = async (cookie: string) =>
      (await handleMediaDelete(await staffRequest("edit/media/delete", { id: 9 }, { cookie })))
        .status;
    const sent = library({
      answers: {
        "cms/media/filterStandard": () => pageOf([media(9)]),
        "cms/media/delete/9": () => data({}),
      },
    });
    expect([await remove(await staffCookie()), sent]).toEqual([428, []]);
    expect(await remove(await freshStaffCookie())).toBe(200);
    expect(sent.map(({ path }) => path)).toEqual([
      "cms/media/filterStandard",
      "cms/media/delete/9",
    ]);
    const other = library({ profile: { scopes: [] }, answers: {} });
    expect([await remove(await freshStaffCookie()), other]).toEqual([403, []]);
  });
});

describe("taking a stored file back", () => {
  const discard = async (driveId: number | string) =>
    (await handleMediaDiscard(await staffRequest("edit/media/discard", { driveId }))).status;
  const answers = { "media/directoryItem/delete": () => data({}) };

  it("works once, for files of one's own that have no place yet", async () => {
    const sent = library({ answers });
    markLoose({ siteId: 7, who: 3 }, "d40", "image/jpeg");
    expect([await discard("d40"), await discard("d40")]).toEqual([200, 404]);
    expect(sent).toEqual([{ path: "media/directoryItem/delete", body: { targetIds: ["d40"] } }]);
  });

  it("is refused for another's, another site's and any other file", async () => {
    const sent = library({ answers });
    markLoose({ siteId: 7, who: 99 }, "d41", "image/jpeg");
    markLoose({ siteId: 8, who: 3 }, "d42", "image/jpeg");
    markLoose({ siteId: 7, who: 3 }, 43, "image/jpeg");
    for (const id of ["d41", "d42", "43", "d1"]) expect(await discard(id)).toBe(404);
    expect(sent).toEqual([]);
  });
});
