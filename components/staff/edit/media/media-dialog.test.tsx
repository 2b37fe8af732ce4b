// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import type { StaffInput } from "#lib/staff/call-staff.ts";
import en from "#messages/en.json";
import { UploadServer } from "#tests/dom/upload-server.ts";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import { mediaEntry, mediaList } from "#tests/factories/media.ts";
import { forgetLibraries } from "./library-store.ts";
import { MediaDialog, type MediaDialogProps } from "./media-dialog.tsx";
import { cancelUploads, clearUploads } from "./upload-store.ts";

const words = en.edit.media;
const COURTS = [1, 2, 3].map((id) => mediaEntry(id));
const VIDEO = mediaEntry(4, { title: "Film", mime: "video/mp4", path: "m/4.mp4" });

beforeAll(allowDialogs);
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  sessionStorage.clear();
  forgetLibraries();
});
afterEach(() => {
  cancelUploads();
  clearUploads();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const serve = (routes: ConstructorParameters<typeof UploadServer>[0] = {}) =>
  new UploadServer({ list: () => mediaList([...COURTS, VIDEO]), ...routes });
/** Drawn to its end: its code and its words are loaded on use. */
const draw = (own: Partial<MediaDialogProps> = {}) =>
  act(async () =>
    render(
      <Translations locale="en" messages={{ edit: en.edit, shell: en.shell }} timeZone="UTC">
        <EditContextProvider>
          <MediaDialog open accept="any" onClose={() => {}} {...own} />
        </EditContextProvider>
      </Translations>,
    ),
  );
const option = (name: RegExp | string) => screen.findByRole("option", { name });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const openCourt = async (name = /^Court 1/) => userEvent.click(await option(name));

describe("the list", () => {
  it("is one stop of the Tab key: arrows choose, Enter takes, Home and End go to its ends", async () => {
    serve();
    const choose = vi.fn();
    await draw({ choose });
    const list = await screen.findByRole("listbox", { name: words.list });
    list.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(screen.getByRole("heading", { level: 3, name: "Court 2" })).toBeDefined();
    expect(list.getAttribute("aria-activedescendant")).toBe((await option(/^Court 2/)).id);
    await userEvent.keyboard("{End}");
    // The key goes no further: it would press what gets the focus as the list closes.
    expect(fireEvent.keyDown(list, { key: "Enter" })).toBe(false);
    expect(choose.mock.calls).toEqual([[VIDEO]]);
    await userEvent.keyboard("{Home}");
    expect((await option(/^Court 1/)).getAttribute("aria-selected")).toBe("true");
  });

  it("marks what the place holds now, and shows it at once", async () => {
    serve();
    await draw({ choose: () => {}, current: { id: 3 } });
    expect((await option(/^Court 3/)).textContent).toContain(words.current);
    expect(screen.getByRole("heading", { level: 3, name: "Court 3" })).toBeDefined();
  });

  it("draws only what is in view of ten thousand files, and reads them page by page", async () => {
    const all = Array.from({ length: 10_000 }, (_, at) => mediaEntry(at + 1));
    const list = ({ page }: Partial<StaffInput<"edit/media/list">>) => {
      const from = ((page ?? 1) - 1) * 2_500;
      const nextPage = from + 2_500 < all.length ? (page ?? 1) + 1 : null;
      return mediaList(all.slice(from, from + 2_500), { nextPage, total: all.length });
    };
    const server = serve({ list });
    await draw();
    await option(/^Court 1 /);
    expect(screen.getAllByRole("option").length).toBeLessThan(60);
    expect(server.bodiesOf("list")).toHaveLength(1);
    const list2 = screen.getByRole("listbox");
    list2.focus();
    for (const page of [2, 3, 4]) {
      await userEvent.keyboard("{End}");
      fireEvent.scroll(list2.parentElement ?? list2);
      await waitFor(() => expect(server.bodiesOf("list")).toHaveLength(page));
    }
    await userEvent.keyboard("{End}");
    fireEvent.scroll(list2.parentElement ?? list2);
    expect((await option(/^Court 10000/)).getAttribute("aria-posinset")).toBe("10000");
    expect(screen.getAllByRole("option").length).toBeLessThan(60);
  });

  it("is restored, with its filters, when the dialog is opened again, and when the page is", async () => {
    const server = serve();
    const first = await draw();
    await option(/^Court 1/);
    await userEvent.selectOptions(screen.getByLabelText(words.filter.kind), "video");
    await waitFor(() => expect(server.bodiesOf("list")).toHaveLength(2));
    first.unmount();
    const second = await draw();
    await option(/^Film/);
    expect(server.bodiesOf("list")).toHaveLength(2);
    second.unmount();
    forgetLibraries();
    await draw();
    await option(/^Film/);
    expect(server.bodiesOf("list").at(-1)).toMatchObject({ kind: "video", page: 1 });
  });

  it("searches once the typing pauses, and clears all filters at once", async () => {
    const server = serve();
    await draw();
    await userEvent.type(await screen.findByLabelText(words.filter.search), "clay");
    await waitFor(() => expect(server.bodiesOf("list").at(-1)).toMatchObject({ search: "clay" }));
    expect(server.bodiesOf("list")).toHaveLength(2);
    await press(words.filter.clear);
    expect(server.bodiesOf("list").at(-1)).toMatchObject({ search: "" });
  });

  it("is one key away from the search, past all filters, with its first file chosen", async () => {
    serve();
    await draw();
    await option(/^Court 1/);
    await userEvent.type(screen.getByLabelText(words.filter.search), "{ArrowDown}");
    expect(document.activeElement).toBe(screen.getByRole("listbox"));
    expect((await option(/^Court 1/)).ariaSelected).toBe("true");
  });

  it("says when it could not be read, and reads it when it is asked again", async () => {
    let isDown = true;
    serve({ list: () => (isDown ? 503 : mediaList(COURTS)) });
    await draw();
    expect(await screen.findByText(words.failed)).toBeDefined();
    isDown = false;
    await press(words.retry);
    expect(await option(/^Court 1/)).toBeDefined();
  });
});

describe("a file", () => {
  it("is changed field by field, and what was typed stays when another is looked at", async () => {
    const server = serve({
      update: (body) => ({ media: { ...COURTS[0], ...body } }),
    });
    await draw();
    await openCourt();
    const title = () => screen.getByLabelText<HTMLInputElement>(words.form.title);
    await userEvent.clear(title());
    await userEvent.type(title(), "Clay court");
    await openCourt(/^Court 2/);
    await openCourt();
    expect(title().value).toBe("Clay court");
    await press(words.form.save);
    expect(await option(/^Clay court/)).toBeDefined();
    expect(server.bodiesOf("update")).toEqual([{ id: 1, title: "Clay court" }]);
  });

  it("keeps what was typed where it could not be saved, and says why", async () => {
    serve({ update: () => 403 });
    await draw();
    await openCourt();
    await userEvent.type(screen.getByLabelText(words.form.caption), "At dawn");
    await press(words.form.save);
    expect((await screen.findByRole("alert")).textContent).toBe(words.reason.session);
    expect(screen.getByLabelText<HTMLTextAreaElement>(words.form.caption).value).toBe("At dawn");
    await userEvent.clear(screen.getByLabelText(words.form.caption));
  });

  it("gets a poster from the pictures of the library, whose own place is kept", async () => {
    const server = serve({
      list: ({ kind }) => mediaList(kind === "picture" ? COURTS : [...COURTS, VIDEO]),
      update: () => ({ media: { ...VIDEO, poster: { id: 2, path: "m/2.jpg" } } }),
    });
    await draw();
    await openCourt(/^Film/);
    await press(words.form.choosePoster);
    const picker = await screen.findByRole("dialog", { name: words.choose });
    await userEvent.click(await within(picker).findByRole("option", { name: /^Court 2/ }));
    await userEvent.click(within(picker).getByRole("button", { name: words.use }));
    await press(words.form.save);
    await waitFor(() => expect(server.bodiesOf("update")).toEqual([{ id: 4, poster: 2 }]));
    expect(screen.getByRole("option", { name: /^Film/ })).toBeDefined();
  });

  it("warns with the places of the site that show it, and can be had back", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const home = { kind: "section", title: "Welcome", language: "en", address: "/?editPage=true" };
    const server = serve({ delete: () => ({}), uses: () => ({ uses: [home], isWhole: false }) });
    await draw();
    await openCourt();
    await press(words.delete.open);
    const question = await screen.findByRole("dialog", { name: "Delete Court 1?" });
    const place = await within(question).findByRole("link", { name: /^Section on “Welcome” \(En/ });
    expect(place).toHaveProperty("href", expect.stringContaining(home.address));
    expect(within(question).getByText(new RegExp(words.uses.partly))).toBeDefined();
    await press(words.delete.confirm);
    expect(screen.queryByRole("option", { name: /^Court 1/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("listbox"));
    const undo = screen.getByRole("button", { name: `${words.delete.undo}: Court 1` });
    act(() => undo.focus());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.bodiesOf("delete")).toEqual([]);
    await press(`${words.delete.undo}: Court 1`);
    expect(await option(/^Court 1/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("listbox"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.bodiesOf("delete")).toEqual([]);
  });

  it("is deleted after a while, or when the dialog is closed before; one that fails comes back", async () => {
    const server = serve({ delete: ({ id }) => (id === 2 ? 500 : {}) });
    const dialog = await draw();
    for (const name of [/^Court 1/, /^Court 2/]) {
      await openCourt(name);
      await press(words.delete.open);
      await press(words.delete.confirm);
    }
    expect(server.bodiesOf("delete")).toEqual([]);
    dialog.unmount();
    expect(server.bodiesOf("delete")).toEqual([{ id: 1 }, { id: 2 }]);
    await draw();
    expect(await option(/^Court 2/)).toBeDefined();
    expect(screen.queryByRole("option", { name: /^Court 1/ })).toBeNull();
  });
});

describe("uploads", () => {
  const file = new File(["Dobar dan"], "notes.txt", { type: "text/plain" });
  const made = mediaEntry(9, { title: "notes", mime: "text/plain", path: "m/9.txt" });
  const routes = { find: () => ({ media: null }), create: () => ({ media: made }) };

  it("begin with a drop or a paste, appear in the list, and can be used at once", async () => {
    serve(routes);
    const choose = vi.fn();
    await draw({ choose });
    const target = await option(/^Court 1/);
    fireEvent.drop(target, { dataTransfer: { types: ["Files"], files: [file] } });
    await userEvent.click(await screen.findByRole("button", { name: `${words.use}: notes.txt` }));
    expect(choose).toHaveBeenCalledWith(made);
    expect(await option(/^notes/)).toBeDefined();
    fireEvent.paste(target, { clipboardData: { files: [file] } });
    expect(await screen.findByText("2 of 2 done")).toBeDefined();
  });

  it("begin with what was dropped on the page, and with the button", async () => {
    const server = serve(routes);
    const { container } = await draw({ files: [file] });
    expect(await screen.findByText("1 of 1 done")).toBeDefined();
    const input = container.ownerDocument.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) expect.fail("no input for files");
    await userEvent.upload(input, file);
    expect(await screen.findByText("2 of 2 done")).toBeDefined();
    expect(server.stored).toHaveLength(2);
  });

  it("say what failed and why, and try again only that", async () => {
    const server = serve(routes);
    server.fates.push(403);
    await draw({ files: [file] });
    expect(await screen.findByText(words.reason.session)).toBeDefined();
    await press(words.uploads.retryAll);
    expect(await screen.findByText("1 of 1 done")).toBeDefined();
  });
});

it("shows everything and changes nothing without the right to it, and says so", async () => {
  const server = serve({ list: () => mediaList(COURTS, { mayChange: false }) });
  await draw({ files: [new File(["x"], "a.txt")] });
  await openCourt();
  expect(screen.getAllByText(words.noRight).length).toBeGreaterThan(0);
  for (const name of [words.upload, words.delete.open, words.crop.open]) {
    const button = screen.getByRole("button", { name });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(button);
  }
  expect(screen.getByLabelText<HTMLInputElement>(words.form.title).readOnly).toBe(true);
  fireEvent.drop(await option(/^Court 1/), {
    dataTransfer: { types: ["Files"], files: [new File(["x"], "a.txt")] },
  });
  expect(screen.queryByRole("dialog", { name: /Delete/ })).toBeNull();
  expect(new Set(server.asked.map(({ route }) => route))).toEqual(new Set(["list"]));
});
