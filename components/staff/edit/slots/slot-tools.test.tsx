// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetLinks } from "#components/staff/edit/links/send-links.ts";
import { cancelUploads, clearUploads } from "#components/staff/edit/media/upload-store.ts";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import en from "#messages/en.json";
import { UploadServer } from "#tests/dom/upload-server.ts";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
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
const _dot = () =>
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
const _said = (store: EditStore) => store.getState().announcement.text;

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

it("are reached by Tab from the place, open its dialog, and lead on to what follows it", async () => {
  new UploadServer({});
  serveLinks();
  const store = await drawInEditor(PAGE, "hero", {});
  const picture = await screen.findByRole("button", { name: /Old$/ });
  act(() => picture.focus());
  await userEvent.tab();
  const tool = screen.getByRole("button", { name: new RegExp(`^${words.media}: `) });
  expect(document.activeElement).toBe(tool);
  await userEvent.click(tool);
  expect(store.getState().dialog).toEqual({
    name: "picture",
    elementId: HERE,
    path: "meta.image",
  });
  act(() => store.getState().close());
  act(() => screen.getByRole("link", { name: "Gone" }).focus());
  await userEvent.tab();
  expect(document.activeElement?.textContent).toContain(words.link);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Next");
});

it("mark a link whose target visitors do not find, and nothing while staff browse", async () => {
  new UploadServer({});
  serveLinks();
  const store = await drawInEditor(PAGE, "hero", {});
  const link = screen.getByRole("link", { name: "Gone" });
  await waitFor(() => expect(link.hasAttribute("data-edit-broken")).toBe(true));
  act(() => store.getState().setMode("browse"));
  await waitFor(() => expect(link.hasAttribute("data-edit-broken")).toBe(false));
  await waitFor(() => expect(screen.queryByRole("button", { name: /Old$/ })).toBeNull());
});

it("come for what a finger has pressed, which hovers over nothing", async () => {
  new UploadServer({});
  serveLinks();
  await drawInEditor(PAGE, "hero", {});
  const link = screen.getByRole("link", { name: "Gone" });
  document.elementsFromPoint = () => [link];
  const tools = () => screen.findByRole("button", { name: new RegExp(`^${words.link}: `) });
  const press = (pointerType: string) =>
    fireEvent(link, new PointerEvent("click", { pointerType, bubbles: true, cancelable: true }));
  press("mouse");
  expect(screen.queryByRole("toolbar")).toBeNull();
  press("touch");
  expect(await tools()).toBeTruthy();
});

it("a picture that says nothing is a button with a name, and says nothing again while staff browse", async () => {
  new UploadServer({});
  serveLinks();
  const store = await drawInEditor(PAGE, "hero", {});
  const picture = await screen.findByRole("button", { name: /Old$/ });
  picture.setAttribute("alt", "");
  await waitFor(() => expect(picture.hasAttribute("alt")).toBe(false));
  expect(picture.getAttribute("aria-label")).not.toBe("");
  act(() => store.getState().setMode("browse"));
  await waitFor(() => expect(picture.getAttribute("alt")).toBe(""));
  expect(picture.hasAttribute("role")).toBe(false);
});

it("are named by the picture that the place shows, also when it was replaced", async () => {
  new UploadServer({});
  serveLinks();
  await drawInEditor(PAGE, "hero", {});
  const picture = await screen.findByRole("button", { name: /Old$/ });
  picture.setAttribute("alt", "New");
  expect(await screen.findByRole("button", { name: /New$/ })).toBe(picture);
});

it("ask once for a target, however often the page is drawn, also where nobody answers", async () => {
  new UploadServer({});
  const asked = vi.fn(() => new Response("{}", { status: 503 }));
  vi.stubGlobal("fetch", async () => asked());
  await drawInEditor(PAGE, "hero", {});
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  document.querySelector("main")?.append("typed");
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(asked).toHaveBeenCalledTimes(1);
});

it("looks for places again where the page has changed, and not for what is typed into a text", async () => {
  new UploadServer({});
  serveLinks();
  await drawInEditor(
    <>
      {PAGE}
      <p contentEditable suppressContentEditableWarning>
        Words
      </p>
    </>,
    "hero",
    {},
  );
  await waitFor(() => expect(document.querySelector("[data-edit-broken]")).not.toBeNull());
  const looked = vi.spyOn(document, "querySelectorAll");
  const page = document.querySelector("main");
  const change = async (node: Element | null) => {
    node?.append(document.createElement("br"));
    // The page is looked through before the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  };
  await change(screen.getByText("Words"));
  expect(looked).not.toHaveBeenCalled();
  await change(page);
  expect(looked).toHaveBeenCalled();
  looked.mockRestore();
});
