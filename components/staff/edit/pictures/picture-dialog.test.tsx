// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Dialogs } from "#components/staff/edit/chrome/dialogs.tsx";
import { forgetLibraries } from "#components/staff/edit/media/library-store.ts";
import type { OpenDialog } from "#components/staff/edit/store/open-dialog.ts";
import en from "#messages/en.json";
import { UploadServer } from "#tests/dom/upload-server.ts";
import { allowDialogs, drawInEditor, valuesSet } from "#tests/factories/edit-page.tsx";
import type { anElement } from "#tests/factories/element.ts";
import { mediaEntry, mediaList } from "#tests/factories/media.ts";

const words = en.edit.pictures;
const HERE = 30002;
const COURT = { id: 5, title: "Court", path: "m/5.jpg", mime: "image/jpeg", description: "Old" };
const image = { name: "picture", elementId: HERE, path: "meta.image" } as const;

async function open(
  dialog: OpenDialog,
  component: string,
  fields: Parameters<typeof anElement>[0],
) {
  const store = await drawInEditor(
    <Dialogs announce={() => {}} publish={() => {}} />,
    component,
    fields,
  );
  await act(async () => store.getState().open(dialog));
  await screen.findAllByRole("dialog");
  return store;
}
/** A click may open code that is loaded on use. */
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => {
    fireEvent.click(button);
  });
};
async function pick(name: RegExp) {
  const library = await screen.findByRole("dialog", { name: en.edit.media.choose });
  await userEvent.click(await within(library).findByRole("option", { name }));
  await userEvent.click(within(library).getByRole("button", { name: en.edit.media.use }));
}

beforeAll(allowDialogs);
beforeEach(() => {
  forgetLibraries();
  sessionStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  new UploadServer({
    list: () =>
      mediaList(
        [1, 2].map((id) =>
          mediaEntry(id, { raw: { id, path: `m/${id}.jpg`, mime: "image/jpeg", own: id } }),
        ),
      ),
  });
});

describe("a picture", () => {
  it("is described, cut and captioned for its place in one step, and keeps what else it holds", async () => {
    const store = await open({ ...image, path: "parts.p4.meta.image" }, "gallery", {
      parts: [
        {
          ...{ id: 4, title: "", mobileMeta: {}, options: {}, mobileOptions: {}, linkMeta: {} },
          meta: { image: { ...COURT, own: 1 } },
        },
      ],
    });
    const text = screen.getByLabelText(new RegExp(words.description));
    await userEvent.clear(text);
    await userEvent.type(text, "At dawn");
    await userEvent.type(screen.getByLabelText(words.caption), "Centre court");
    fireEvent.change(screen.getByLabelText(words.x), { target: { value: "20" } });
    await press(words.apply);
    expect(valuesSet(store)).toEqual({
      "parts.p4.meta.image": { ...COURT, own: 1, description: "At dawn", focal: { x: 20, y: 50 } },
      "parts.p4.meta.caption": "Centre court",
    });
    expect(store.getState().done).toHaveLength(1);
  });

  it("has the words that were typed and not applied when it is opened again", async () => {
    const drawn = { meta: { image: { ...COURT, id: 9 } } };
    await open(image, "hero", drawn);
    const text = () => screen.getByLabelText<HTMLInputElement>(new RegExp(words.description));
    await userEvent.type(text(), " and new");
    cleanup();
    const store = await open(image, "hero", drawn);
    expect(text().value).toBe("Old and new");
    expect(screen.getByText(en.edit.unsent.broughtBack)).toBeTruthy();
    await press(words.apply);
    expect(valuesSet(store)).toEqual({
      "meta.image": { ...COURT, id: 9, description: "Old and new" },
    });
    await act(async () => store.getState().open(image));
    expect(screen.queryByText(en.edit.unsent.broughtBack)).toBeNull();
  });

  it("has its room before it is there, so that no button below it moves", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    await open(image, "hero", { meta: { image: { ...COURT, width: 1200, height: 800 } } });
    const frame = screen.getByRole("button", { name: words.focal });
    expect(within(frame).queryByRole("img", { hidden: true })).toBeNull();
    expect(frame.style.getPropertyValue("--ratio")).toBe("1.5");
  });

  it("is replaced by what the library holds, whole, and can be removed", async () => {
    const store = await open(image, "hero", {
      meta: { image: { ...COURT, focal: { x: 1, y: 1 } } },
    });
    await press(words.replace);
    await pick(/^Court 2/);
    await press(words.apply);
    expect(valuesSet(store)).toEqual({
      "meta.image": { id: 2, path: "m/2.jpg", mime: "image/jpeg", own: 2 },
    });
    await act(async () => store.getState().open(image));
    await press(words.remove);
    expect(valuesSet(store)).toEqual({ "meta.image": undefined });
  });

  it("is chosen at once where none is set, and a place that is left alone stays empty", async () => {
    const store = await open(image, "hero", {});
    const library = await screen.findByRole("dialog", { name: en.edit.media.choose });
    await userEvent.click(
      within(library).getAllByRole("button", { name: en.edit.dialogClose })[0] ?? library,
    );
    expect(store.getState().dialog).toBeNull();
    expect(store.getState().operations).toEqual({});
  });
});

it("a video gets a poster, and loses it", async () => {
  const film = { id: 6, title: "Film", path: "m/6.mp4", mime: "video/mp4" };
  const store = await open({ ...image, path: "meta.media" }, "media", { meta: { media: film } });
  expect(screen.queryByLabelText(words.x)).toBeNull();
  await press(words.choosePoster);
  await pick(/^Court 1/);
  await press(words.apply);
  expect(valuesSet(store)["meta.media"]).toMatchObject({ ...film, poster: { id: 1 } });
});

it("an icon is one of the site's, or none", async () => {
  const store = await open({ name: "icon", elementId: HERE, path: "parts.p4.meta.icon" }, "icons", {
    parts: [
      {
        ...{ id: 4, title: "", mobileMeta: {}, options: {}, mobileOptions: {}, linkMeta: {} },
        meta: { icon: "star" },
      },
    ],
  });
  expect(screen.getByRole("button", { name: "Star" }).getAttribute("aria-pressed")).toBe("true");
  await press("Lorry");
  expect(valuesSet(store)).toEqual({ "parts.p4.meta.icon": "truck" });
});

it("offers the pictures and videos that a place draws, and no documents", async () => {
  const server = new UploadServer({ list: () => mediaList([mediaEntry(1)]) });
  await open({ ...image, path: "meta.media" }, "media", { meta: {} });
  const kind = await screen.findByLabelText<HTMLSelectElement>(en.edit.media.filter.kind);
  const { visual, picture, video } = en.edit.media.kind;
  expect(
    within(kind)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual([visual, picture, video]);
  expect(server.bodiesOf("list").at(-1)).toMatchObject({ kind: "visual" });
  const accept = document.querySelector<HTMLInputElement>('input[type="file"]')?.accept.split(",");
  expect(accept).toEqual(expect.arrayContaining([".jpg", ".mp4"]));
  expect(accept).not.toContain(".pdf");
});

it("offers only pictures where nothing else is drawn", async () => {
  const server = new UploadServer({ list: () => mediaList([mediaEntry(1)]) });
  await open({ ...image, path: "meta.image" }, "quote", { meta: {} });
  await screen.findByLabelText(en.edit.media.filter.search);
  expect(screen.queryByLabelText(en.edit.media.filter.kind)).toBeNull();
  expect(server.bodiesOf("list").at(-1)).toMatchObject({ kind: "picture" });
  const accept = document.querySelector<HTMLInputElement>('input[type="file"]')?.accept ?? "";
  expect(accept).toContain(".jpg");
  expect(accept).not.toContain(".mp4");
});
