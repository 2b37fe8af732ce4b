// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import en from "#messages/en.json";
import { UploadServer } from "#tests/dom/upload-server.ts";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import { mediaEntry, mediaList } from "#tests/factories/media.ts";
import { forgetLibraries } from "./library-store.ts";
import { MediaDialog } from "./media-dialog.tsx";
import { cancelUploads, clearUploads } from "./upload-store.ts";

const words = en.edit.media;
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
  new UploadServer({ list: () => mediaList([VIDEO]), ...routes });
const draw = () =>
  act(async () =>
    render(
      <Translations locale="en" messages={{ edit: en.edit, shell: en.shell }} timeZone="UTC">
        <EditContextProvider>
          <MediaDialog open accept="any" onClose={() => {}} />
        </EditContextProvider>
      </Translations>,
    ),
  );
const option = (name: RegExp | string) => screen.findByRole("option", { name });

describe("another file in the place of one", () => {
  const openReplacing = async (name: string) => {
    await userEvent.click(await option(/^Film/));
    const field = await screen.findByLabelText(words.replace.open, { selector: "input" });
    const file = new File(["new"], name, { type: "video/mp4" });
    fireEvent.change(field, { target: { files: [file] } });
    return within(await screen.findByRole("dialog", { name: /^Replace / }));
  };

  it("is stored and given to it, once somebody has said so", async () => {
    const server = serve({ update: () => ({ media: { ...VIDEO, originalName: "new.mp4" } }) });
    await draw();
    const dialog = await openReplacing("new.mp4");
    expect(server.stored).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: words.replace.confirm }));
    expect(await screen.findByText(words.replace.done.replace("{name}", "Film"))).toBeTruthy();
    expect(server.bodiesOf("update")).toEqual([{ id: 4, driveId: "drive-1" }]);
    expect(server.bodiesOf("create")).toEqual([]);
    expect(screen.getByText("new.mp4")).toBeTruthy();
  });

  it("is taken back where the library does not take it, and can be tried again", async () => {
    const server = serve({ update: () => 500, discard: () => ({}) });
    await draw();
    const dialog = await openReplacing("new.mp4");
    await userEvent.click(dialog.getByRole("button", { name: words.replace.confirm }));
    expect((await dialog.findByRole("alert")).textContent).toBe(words.reason.backend);
    expect(server.bodiesOf("discard")).toEqual([{ driveId: "drive-1" }]);
    await userEvent.click(dialog.getByRole("button", { name: words.replace.confirm }));
    await waitFor(() => expect(server.stored).toHaveLength(2));
  });

  it("is refused before anything is sent, where it does not fit", async () => {
    const server = serve();
    await draw();
    const dialog = await openReplacing("prices.exe");
    expect(dialog.getByRole("alert").textContent).toBe(words.reason.type);
    await userEvent.click(dialog.getByRole("button", { name: words.replace.confirm }));
    expect(server.stored).toEqual([]);
  });
});
