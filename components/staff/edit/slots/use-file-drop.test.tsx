// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetLinks } from "#components/staff/edit/links/send-links.ts";
import {
  cancelUploads,
  clearUploads,
  uploadStore,
} from "#components/staff/edit/media/upload-store.ts";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import en from "#messages/en.json";
import { UploadServer } from "#tests/dom/upload-server.ts";
import { drawInEditor, valuesSet } from "#tests/factories/edit-page.tsx";
import { mediaEntry } from "#tests/factories/media.ts";
import { SlotTools } from "./slot-tools.tsx";

const words = en.edit.slots;
const HERE = 30002;
const PAGE = (
  <>
    <SlotTools />
    <main>
      {/* biome-ignore lint/performance/noImgElement: as the page draws it */}
      <img alt="Old" src="/a.jpg" data-edit={`${HERE}:meta.image`} data-edit-slot="media" />
      <a
        href="/gone"
        data-edit={`${HERE}:linkMeta.cta`}
        data-edit-slot="link"
        data-edit-target="page:gone"
      >
        Gone
      </a>
      <a href="/next">Next</a>
    </main>
  </>
);
/** A picture of one point. */
const dot = () =>
  new File(
    [
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    ],
    "dot.png",
    { type: "image/png" },
  );
const served = {
  check: () => ({ gone: [{ type: "page", slug: "gone" }], home: [] }),
};

/** The announcement in the bar and for screen readers. */
const said = (store: EditStore) => store.getState().announcement.text;

/** The staff routes of links, in addition to those of the library. */
function serveLinks(): void {
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) =>
    url.includes("edit/links/check") ? Response.json({ data: served.check() }) : others(url, init),
  );
}

beforeEach(() => {
  forgetLinks();
  cancelUploads();
  clearUploads();
  document.elementsFromPoint = () => [];
});

const file = (name: string, type = "", bytes: BlobPart = "x") => new File([bytes], name, { type });
const { reason } = en.edit.media;
const FILES = { types: ["Files"] };
const ADDRESS = { types: ["text/uri-list", "text/html"], files: [] };

it("a picture file that is dropped on a picture takes its place once it is stored", async () => {
  const made = mediaEntry(9, { raw: { id: 9, path: "m/9.jpg" } });
  new UploadServer({ find: () => ({ media: null }), create: () => ({ media: made }) });
  serveLinks();
  const store = await drawInEditor(PAGE, "hero", { meta: { image: { id: 5, path: "a.jpg" } } });
  const picture = await screen.findByRole("button", { name: /Old$/ });
  document.elementsFromPoint = () => [picture];
  const file = dot();
  fireEvent.drop(picture, { dataTransfer: { types: ["Files"], files: [file] } });
  await waitFor(() =>
    expect(valuesSet(store)).toEqual({ "meta.image": { id: 9, path: "m/9.jpg" } }),
  );
  expect(store.getState().done).toHaveLength(1);
});

it("the picture that a hovering file would replace is marked, and nothing once the file is gone", async () => {
  new UploadServer({});
  serveLinks();
  await drawInEditor(PAGE, "hero", {});
  const picture = await screen.findByRole("button", { name: /Old$/ });
  const link = screen.getByRole("link", { name: "Next" });
  const isMarked = () => picture.hasAttribute("data-edit-drop");
  const over = (nodes: Element[], dataTransfer: object = FILES) => {
    document.elementsFromPoint = () => nodes;
    fireEvent.dragOver(nodes[0] ?? document, { dataTransfer });
  };
  over([picture]);
  expect(isMarked()).toBe(true);
  over([link]);
  expect(isMarked()).toBe(false);
  over([picture], { types: ["text/plain"] });
  expect(isMarked()).toBe(false);
  over([picture]);
  fireEvent.dragLeave(document, { relatedTarget: null });
  expect(isMarked()).toBe(false);
  over([picture]);
  fireEvent.drop(picture, { dataTransfer: { ...FILES, files: [file("a.pdf")] } });
  expect(isMarked()).toBe(false);
});

it("shows at the picture how far the file is, and takes that away with the new picture", async () => {
  const made = mediaEntry(9, { raw: { id: 9, path: "m/9.jpg" } });
  const server = new UploadServer({
    find: () => ({ media: null }),
    create: () => ({ media: made }),
  });
  server.hold = true;
  serveLinks();
  const store = await drawInEditor(PAGE, "hero", { meta: { image: { id: 5, path: "a.jpg" } } });
  const picture = await screen.findByRole("button", { name: /Old$/ });
  document.elementsFromPoint = () => [picture];
  fireEvent.drop(picture, { dataTransfer: { ...FILES, files: [dot()] } });
  const name = words.uploading.replace("{name}", "dot.png");
  expect(await screen.findByRole("progressbar", { name })).toBeTruthy();
  await waitFor(() => expect(server.atOnce).toBe(1));
  server.release();
  await waitFor(() => expect(store.getState().done).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("progressbar", { name })).toBeNull());
});

it("a picture file that is pasted while a picture has the focus takes its place", async () => {
  const made = mediaEntry(9, { raw: { id: 9, path: "m/9.jpg" } });
  new UploadServer({ find: () => ({ media: null }), create: () => ({ media: made }) });
  serveLinks();
  const store = await drawInEditor(PAGE, "hero", { meta: { image: { id: 5, path: "a.jpg" } } });
  const picture = await screen.findByRole("button", { name: /Old$/ });
  const paste = (files: readonly File[]) => fireEvent.paste(document, { clipboardData: { files } });
  // Nothing is hovered, and the pasted data isn't a picture.
  paste([dot()]);
  act(() => picture.focus());
  paste([new File(["a"], "a.txt", { type: "text/plain" })]);
  expect(uploadStore.getState().entries).toEqual([]);
  paste([dot()]);
  await waitFor(() =>
    expect(valuesSet(store)).toEqual({ "meta.image": { id: 9, path: "m/9.jpg" } }),
  );
});

it("a file dropped on a dialog over a picture does not reach the picture", async () => {
  const server = new UploadServer({ find: () => ({ media: null }) });
  serveLinks();
  const store = await drawInEditor(
    <>
      {PAGE}
      <dialog open>Media</dialog>
    </>,
    "hero",
    {},
  );
  const picture = await screen.findByRole("button", { name: /Old$/ });
  const dialog = screen.getByRole("dialog");
  document.elementsFromPoint = () => [dialog, picture];
  fireEvent.drop(dialog, { dataTransfer: { types: ["Files"], files: [dot()] } });
  expect(uploadStore.getState().entries).toEqual([]);
  expect(server.asked).toEqual([]);
  expect(store.getState().operations).toEqual({});
});

it("a file that cannot be stored changes nothing, and it is said why", async () => {
  const server = new UploadServer({ find: () => ({ media: null }) });
  server.fates.push(403);
  serveLinks();
  const store = await drawInEditor(PAGE, "hero", {});
  const picture = await screen.findByRole("button", { name: /Old$/ });
  document.elementsFromPoint = () => [picture];
  const file = dot();
  fireEvent.drop(picture, { dataTransfer: { types: ["Files"], files: [file] } });
  await waitFor(() => expect(said(store)).toContain(en.edit.media.reason.session));
  expect(store.getState().operations).toEqual({});
});

it.each([
  ["of an iPhone without a type", { ...FILES, files: [file("IMG_1.HEIC")] }, reason.type],
  ["of text", { ...FILES, files: [file("prices.pdf", "application/pdf")] }, reason.type],
  ["of a film", { ...FILES, files: [file("a.mp4", "video/mp4")] }, reason.type],
  ["which is a folder", { ...FILES, files: [file("Holidays")] }, reason.type],
  ["without a byte", { ...FILES, files: [file("a.png", "image/png", "")] }, reason.empty],
  ["which is none, but a picture of another site", ADDRESS, words.noAddress],
])("a dropped file %s changes nothing, and it is seen why", async (_, dataTransfer, why) => {
  new UploadServer({});
  serveLinks();
  const store = await drawInEditor(PAGE, "hero", {});
  const picture = await screen.findByRole("button", { name: /Old$/ });
  document.elementsFromPoint = () => [picture];
  expect(fireEvent.drop(picture, { dataTransfer })).toBe(false);
  expect(said(store)).toContain(why);
  expect(said(store)).toContain(dataTransfer.files[0]?.name ?? "");
  // Where the eye is, until it is read.
  expect(screen.getByText(said(store))).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: en.edit.dialogClose }));
  expect(screen.queryByText(said(store))).toBeNull();
  expect(uploadStore.getState().entries).toEqual([]);
  expect(store.getState().operations).toEqual({});
});

it("of several dropped files the first picture takes the place, also one without a type, and that is said", async () => {
  const made = mediaEntry(9, { raw: { id: 9, path: "m/9.jpg" } });
  new UploadServer({ find: () => ({ media: null }), create: () => ({ media: made }) });
  serveLinks();
  const store = await drawInEditor(PAGE, "hero", { meta: { image: { id: 5, path: "a.jpg" } } });
  const picture = await screen.findByRole("button", { name: /Old$/ });
  document.elementsFromPoint = () => [picture];
  const untyped = new File([dot()], "dot.PNG");
  const files = [file("a.txt", "text/plain"), untyped, dot()];
  fireEvent.drop(picture, { dataTransfer: { types: ["Files"], files } });
  await waitFor(() =>
    expect(valuesSet(store)).toEqual({ "meta.image": { id: 9, path: "m/9.jpg" } }),
  );
  expect(uploadStore.getState().entries.map(({ name }) => name)).toEqual(["dot.PNG"]);
  expect(said(store)).toContain(words.onlyFirst);
});

it.each([
  "edit",
  "browse",
] as const)("no file is opened in place of the page while staff %s, nor the address of another one", async (mode) => {
  new UploadServer({});
  serveLinks();
  const store = await drawInEditor(PAGE, "hero", {});
  act(() => store.getState().setMode(mode));
  const link = screen.getByRole("link", { name: "Next" });
  for (const dataTransfer of [{ ...FILES, files: [dot()] }, ADDRESS]) {
    expect(fireEvent.dragOver(link, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(link, { dataTransfer })).toBe(false);
  }
  expect(said(store)).toBe(words.noFiles);
  // Words go where they are dropped.
  expect(fireEvent.dragOver(link, { dataTransfer: { types: ["text/plain"] } })).toBe(true);
});
