// @vitest-environment jsdom
import { webcrypto } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UploadServer } from "#tests/dom/upload-server.ts";
import { mediaEntry } from "#tests/factories/media.ts";
import { totalOf } from "./upload-queue.ts";
import {
  addFiles,
  cancelUploads,
  clearUploads,
  decideUpload,
  hasOpenUploads,
  onUploaded,
  pauseUploads,
  resumeUploads,
  retryUploads,
  uploadStore,
} from "./upload-store.ts";

/** A text file of a size: documents are sent as they are. */
const file = (name: string, size = 1_000) =>
  new File(["x".repeat(size)], name, { type: "text/plain" });
const files = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.txt`));
const found = () => ({ media: null });
let made = 0;
const create = () => {
  made += 1;
  return { media: mediaEntry(made) };
};
const phases = () => uploadStore.getState().entries.map(({ phase }) => phase);
const settled = () => vi.waitFor(() => expect(hasOpenUploads()).toBe(false));

beforeEach(() => {
  made = 0;
  // Available on https pages, but not in jsdom.
  const digest = (name: string, bytes: Uint8Array) =>
    webcrypto.subtle.digest(name, Buffer.from(bytes));
  vi.stubGlobal("crypto", { subtle: { digest } });
});
afterEach(() => {
  cancelUploads();
  clearUploads();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("brings 20 files over a network that breaks three times: three at once, each stored and listed once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const server = new UploadServer({ find: found, create });
  server.fates.push("stored", "broken", "stored", "broken", 503);
  const heard: number[] = [];
  const stop = onUploaded(({ id }) => heard.push(id));
  addFiles(files(20), { accept: "any" });
  server.hold = true;
  for (let guard = 0; hasOpenUploads() && guard < 2_000; guard++) {
    await vi.advanceTimersByTimeAsync(50);
    // All that are on their way arrive together, once as many as may have been begun.
    if (server.atOnce === 3 || guard % 20 === 19) server.release();
  }
  stop();
  expect(totalOf(uploadStore.getState())).toMatchObject({ done: 20, failed: 0 });
  expect(server.mostAtOnce).toBe(3);
  expect(server.stored.map(({ name }) => name).sort()).toEqual(
    files(20)
      .map(({ name }) => name)
      .sort(),
  );
  expect(server.bodiesOf("create")).toHaveLength(20);
  expect(heard).toHaveLength(20);
});

it("refuses what is more than one choice takes, and what cannot be stored, without asking anybody", async () => {
  const server = new UploadServer({});
  pauseUploads();
  const many = [...files(18), file("a.exe"), file("b.txt", 0), file("c.txt"), file("d.txt")];
  addFiles([...many, file("e.txt"), file("f.exe")], { accept: "any" });
  const reasons = () => uploadStore.getState().entries.map(({ reason }) => reason);
  const kept = [undefined, "type", "empty", undefined, undefined];
  expect(reasons().slice(17)).toEqual([...kept, "many", "type"]);
  // A file that was only too much for one choice is taken when it is tried again.
  retryUploads();
  expect(reasons().slice(17)).toEqual([...kept, undefined, "type"]);
  addFiles([file("g.txt")], { accept: "picture" });
  expect(uploadStore.getState().entries.at(-1)?.reason).toBe("type");
  expect(server.asked).toEqual([]);
  cancelUploads();
  resumeUploads();
});

it("asks before it sends what the library has, and tells which one is used instead", async () => {
  const server = new UploadServer({ find: () => ({ media: mediaEntry(70) }), create });
  const heard: number[] = [];
  const stop = onUploaded(({ id }) => heard.push(id));
  const [first = 0, second = 0] = addFiles([file("a.txt"), file("b.txt")], { accept: "any" });
  await vi.waitFor(() => expect(phases()).toEqual(["duplicate", "duplicate"]));
  expect(server.stored).toEqual([]);
  expect(server.bodiesOf("find")[0]).toMatchObject({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  decideUpload(first, "existing");
  decideUpload(second, "both");
  await settled();
  stop();
  expect(server.stored.map(({ name }) => name)).toEqual(["b.txt"]);
  expect(heard).toEqual([70, 1]);
  expect(server.bodiesOf("create")[0]).not.toHaveProperty("hash");
});

it("takes back what it has stored, where only then the library turns out to have it", async () => {
  const server = new UploadServer({
    find: found,
    create: () => ({ duplicate: mediaEntry(70) }),
    discard: () => ({}),
  });
  const [id = 0] = addFiles([file("a.txt")], { accept: "any" });
  await vi.waitFor(() => expect(phases()).toEqual(["duplicate"]));
  decideUpload(id, "existing");
  expect(phases()).toEqual(["done"]);
  await vi.waitFor(() => expect(server.bodiesOf("discard")).toEqual([{ driveId: "drive-1" }]));
});

it("never sends a stored file again: only its place in the library is asked for again, with the same id", async () => {
  let isDown = true;
  const server = new UploadServer({ find: found, create: () => (isDown ? 403 : create()) });
  addFiles([file("a.txt")], { accept: "any" });
  await settled();
  expect([phases(), uploadStore.getState().entries[0]?.reason]).toEqual([["failed"], "session"]);
  isDown = false;
  retryUploads();
  await settled();
  expect([phases(), server.stored.length]).toEqual([["done"], 1]);
  expect(server.bodiesOf("create")).toMatchObject([
    { driveId: "drive-1", again: false },
    { driveId: "drive-1", again: true },
  ]);
});

it("cancelled on the way, stores nothing; cancelled too late, takes it back", async () => {
  const server = new UploadServer({ find: found, create: () => 500, discard: () => ({}) });
  server.hold = true;
  addFiles(files(4), { accept: "any" });
  await vi.waitFor(() => expect(server.atOnce).toBe(3));
  cancelUploads();
  expect([server.atOnce, new Set(phases())]).toEqual([0, new Set(["canceled"])]);
  server.release();
  expect(server.stored).toEqual([]);
  clearUploads();

  server.hold = false;
  server.fates.push("stored");
  addFiles([file("late.txt")], { accept: "any" });
  await vi.waitFor(() => expect(uploadStore.getState().entries[0]?.breaks).toBe(1));
  cancelUploads();
  await vi.waitFor(() => expect(server.bodiesOf("discard")).toEqual([{ driveId: "drive-1" }]));
});

it("asks before the tab is left while files are on their way, and not any more after", async () => {
  const leave = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  new UploadServer({ find: found, create });
  addFiles([file("a.txt")], { accept: "any" });
  expect(leave()).toBe(true);
  await settled();
  expect(leave()).toBe(false);
});

it("cleans a picture before it leaves the device", async () => {
  const sharp = (await import("sharp")).default;
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#345" } })
    .withExif({ IFD0: { Artist: "CANARY-ARTIST" } })
    .jpeg()
    .toBuffer();
  expect(photo.includes("CANARY-ARTIST")).toBe(true);
  const server = new UploadServer({ find: found, create });
  const picture = new File([new Uint8Array(photo)], "Our day.jpg", { type: "image/jpeg" });
  addFiles([picture], { accept: "picture", access: "private", folderId: 4 });
  await settled();
  const [sent] = server.stored;
  expect([sent?.name, sent?.access, sent?.bytes.type]).toEqual([
    "Our day.jpg",
    "private",
    "image/jpeg",
  ]);
  expect(await sent?.bytes.text()).not.toContain("CANARY");
  expect(server.bodiesOf("create")).toMatchObject([
    { title: "Our day", access: "private", folderId: 4 },
  ]);
});

it("turns away what the place does not draw before it is sent", () => {
  const server = new UploadServer({ find: found, create });
  server.hold = true;
  addFiles([file("notes.txt"), new File(["x"], "film.mp4", { type: "video/mp4" })], {
    accept: "visual",
  });
  const reasons = uploadStore.getState().entries.map(({ name, reason }) => [name, reason]);
  expect(reasons).toEqual([
    ["notes.txt", "type"],
    ["film.mp4", undefined],
  ]);
});
