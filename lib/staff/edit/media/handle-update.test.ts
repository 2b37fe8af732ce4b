import { expect, it, vi } from "vitest";
import { library, media, pageOf } from "#tests/backends/library.ts";
import { staffRequest } from "#tests/backends/staff.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { handleMediaUpdate } from "./handle-update.ts";
import { markLoose } from "./loose-files.ts";
import type { MediaEntry } from "./media-types.ts";

const { expireTags } = vi.hoisted(() => ({ expireTags: vi.fn() }));
vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags }));

const dataIn = async <T>(response: Response) => ((await response.json()) as { data: T }).data;

it("puts another file of the same kind in the place of one, which only its owner can", async () => {
  const change = async (driveId: string) =>
    (await handleMediaUpdate(await staffRequest("edit/media/update", { id: 9, driveId }))).status;
  const sent = library({
    answers: {
      "cms/media/filterStandard": () => pageOf([media(9)]),
      "cms/media/update/9": () => data({ driveId: "d50", path: "m/new.jpg" }),
    },
  });
  markLoose({ siteId: 7, who: 3 }, "d50", "image/png");
  markLoose({ siteId: 7, who: 3 }, "d51", "application/pdf");
  markLoose({ siteId: 7, who: 99 }, "d52", "image/png");
  for (const [driveId, status] of [
    ["d51", 422],
    ["d52", 404],
    ["d1", 404],
  ] as const)
    expect(await change(driveId)).toBe(status);
  expect(sent.filter(({ path }) => path.includes("update"))).toEqual([]);
  const done = await handleMediaUpdate(
    await staffRequest("edit/media/update", { id: 9, driveId: "d50" }),
  );
  // The fields that the answer leaves out are as they were.
  expect(await dataIn<{ media: MediaEntry }>(done)).toMatchObject({
    media: { id: 9, path: "m/new.jpg", title: media(9).title },
  });
  expect(sent.at(-1)?.body).toEqual({ driveId: "d50" });
  // It has its place: it can be taken back no more.
  expect(await change("d50")).toBe(404);
  expect(expireTags).toHaveBeenCalledWith("shop.test", expect.arrayContaining(["elements"]));
});

it.each([
  null,
  {},
  { id: 9 },
  { id: 9, path: null },
])("keeps what it knows of a file whose change the backend confirms by %j", async (answer) => {
  library({
    answers: {
      "cms/media/filterStandard": () => pageOf([media(9)]),
      "cms/media/update/9": () => data(answer),
    },
  });
  const done = await handleMediaUpdate(
    await staffRequest("edit/media/update", { id: 9, caption: "Dawn" }),
  );
  expect(done.status).toBe(200);
  const { title, path } = media(9) as { title: string; path: string };
  expect(await dataIn<{ media: MediaEntry }>(done)).toMatchObject({
    media: { id: 9, title, path, caption: "Dawn" },
  });
});

it.each([
  null,
  {},
  { id: 9 },
])("reads the new address of a replaced file that is confirmed by %j", async (answer) => {
  let isReplaced = false;
  library({
    answers: {
      "cms/media/filterStandard": () =>
        pageOf([isReplaced ? media(9, { driveId: "d60", path: "m/after.png" }) : media(9)]),
      "cms/media/update/9": () => {
        isReplaced = true;
        return data(answer);
      },
    },
  });
  markLoose({ siteId: 7, who: 3 }, "d60", "image/png");
  const done = await handleMediaUpdate(
    await staffRequest("edit/media/update", { id: 9, driveId: "d60" }),
  );
  expect(await dataIn<{ media: MediaEntry }>(done)).toMatchObject({
    media: { path: "m/after.png" },
  });
});
