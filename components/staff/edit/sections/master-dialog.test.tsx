// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Dialogs } from "#components/staff/edit/chrome/dialogs.tsx";
import en from "#messages/en.json";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh: vi.fn() }) }));

const words = en.edit.master;
const HERE = 30002;
const announce = vi.fn();
/** The answer of the masters route; null if it fails. */
let masters: readonly object[] | null;

beforeAll(allowDialogs);
beforeEach(() => {
  announce.mockReset();
  masters = [
    { id: 5, component: "text", title: "Opening hours" },
    { id: 6, component: "hero", title: "Another kind" },
    { id: 7, component: "text", title: "" },
  ];
  vi.stubGlobal("fetch", async () =>
    masters
      ? Response.json({ data: { masters, canDelete: false } })
      : Response.json({}, { status: 503 }),
  );
});

async function open(options: Readonly<Record<string, unknown>> = {}, id = HERE) {
  const store = await drawInEditor(<Dialogs announce={announce} publish={() => {}} />, "text", {
    id,
    options: { component: "text", ...options },
  });
  const show = async () => {
    await act(async () => store.getState().open({ name: "master", elementId: id }));
    await screen.findByRole("dialog");
  };
  await show();
  const press = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    await act(async () => void fireEvent.click(button));
  };
  return { store, show, press, change: () => store.getState().operations[`${id}:master`] };
}

it("offers the masters of a section's own kind, follows one, and undoes it as one step", async () => {
  const { store, show, press, change } = await open();
  await screen.findByRole("button", { name: words.untitled });
  expect(screen.queryByRole("button", { name: "Another kind" })).toBeNull();
  expect(screen.queryByRole("button", { name: words.detach })).toBeNull();
  await press("Opening hours");
  expect(change()).toMatchObject({ kind: "follow", before: null, after: 5 });
  expect(announce).toHaveBeenCalledWith(words.following);
  expect(store.getState().dialog).toBeNull();
  await show();
  const chosen = await screen.findByRole("button", { name: "Opening hours" });
  expect(chosen.getAttribute("aria-pressed")).toBe("true");
  await act(async () => void store.getState().undo());
  expect(store.getState().operations).toEqual({});
});

it("frees a section, and changes nothing where its own master is chosen again", async () => {
  const { press, show, change } = await open({ masterId: 5 });
  await press("Opening hours");
  expect(change()).toBeUndefined();
  await show();
  await press(words.detach);
  expect(change()).toMatchObject({ before: 5, after: null });
  expect(announce).toHaveBeenCalledWith(words.detached);
  await show();
  await screen.findByRole("button", { name: "Opening hours" });
  expect(screen.queryByRole("button", { name: words.detach })).toBeNull();
});

it("says what keeps a section from following, and reads again what could not be read", async () => {
  masters = null;
  const { press } = await open();
  await screen.findByText(new RegExp(words.failed));
  masters = [{ id: 6, component: "hero", title: "Another kind" }];
  await press(words.again);
  await screen.findByText(words.none);
});

it("lets a section follow only once it is published", async () => {
  await open({}, -1);
  await screen.findByText(words.notYet);
  expect(screen.queryByRole("button", { name: "Opening hours" })).toBeNull();
});

it("leads from a follower to its master, and offers to make a master of a section that follows none", async () => {
  const { show, press } = await open({ masterId: 5 });
  expect(screen.queryByRole("heading", { name: words.make })).toBeNull();
  await press(words.edit);
  expect(push).toHaveBeenCalledWith("/?editPage=true&master=5");
  await show();
  await press(words.detach);
  await show();
  // It has changes that are not published: what would become of the master is not decided yet.
  expect(screen.queryByRole("heading", { name: words.make })).toBeNull();
});

it("offers to make a master of a section of the page", async () => {
  await open();
  await screen.findByRole("heading", { name: words.make });
});
