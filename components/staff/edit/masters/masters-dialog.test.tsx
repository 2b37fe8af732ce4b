// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import type { MasterList } from "#lib/staff/edit/master-choice.ts";
import { setValue } from "#lib/staff/edit/model/actions.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { FollowerNote } from "./follower-note.tsx";
import { MakeMaster } from "./make-master.tsx";
import { MastersDialog } from "./masters-dialog.tsx";

const { push, refresh } = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push, refresh }),
  usePathname: () => "/",
}));

const words = en.edit.master;
const LIST: MasterList = {
  masters: [
    {
      id: 20,
      component: "banner",
      title: "Two wheels",
      name: "House banner",
      followers: [{ elementId: 7, title: "About", slug: "about", isHome: false }],
    },
  ],
  canDelete: true,
};

/** The requests, by route. */
let asked: [string, unknown][];
let list: MasterList;
const announce = vi.fn();

beforeAll(allowDialogs);
beforeEach(() => {
  asked = [];
  list = LIST;
  for (const spy of [push, refresh, announce]) spy.mockReset();
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    const route = address.replace("/api/edit/", "");
    if (route !== "masters") asked.push([route, JSON.parse(body)]);
    const answers: Readonly<Record<string, unknown>> = {
      masters: list,
      "master/create": { id: 21, isFollowed: true },
    };
    return Response.json({ data: answers[route] ?? {} });
  });
});

const open = () =>
  drawInEditor(
    <MastersDialog
      dialog={{ name: "masters" }}
      onClose={() => {}}
      announce={announce}
      publish={() => {}}
    />,
    "hero",
  );
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("lists masters with their pages, and leads to where one is edited", async () => {
  await open();
  const page = await screen.findByRole("link", { name: "About" });
  expect(page.getAttribute("href")).toBe("/about?editPage=true");
  expect(screen.getByText("House banner")).toBeTruthy();
  press(words.edit);
  expect(push).toHaveBeenCalledWith("/?editPage=true&master=20");
});

it("renames one, and deletes it after saying what becomes of its followers", async () => {
  await open();
  await screen.findByText("Two wheels");
  press(words.rename);
  fireEvent.change(screen.getByLabelText(words.name), { target: { value: "Summer" } });
  fireEvent.submit(screen.getByLabelText(words.name));
  await waitFor(() => expect(asked).toEqual([["master/rename", { id: 20, name: "Summer" }]]));
  fireEvent.click(await screen.findByRole("button", { name: words.delete }));
  expect(screen.getByText(/1 section follows it and keeps what it shows now/)).toBeTruthy();
  press(words.deleteNow);
  await waitFor(() => expect(asked.at(-1)).toEqual(["master/delete", { id: 20 }]));
});

it("offers no deleting where the backend has none", async () => {
  list = { ...LIST, canDelete: false };
  await open();
  await screen.findByText("Two wheels");
  expect(screen.queryByRole("button", { name: words.delete })).toBeNull();
});

const OF = { id: 7, handler: "page-section:homepage", options: { component: "hero" } };
const SECTION = toSection(anElement(OF), "hero");

it("makes a master of a section, but not while it has changes that are not published", async () => {
  const onDone = vi.fn();
  const store = await drawInEditor(
    <MakeMaster section={SECTION} title="Two wheels" onDone={onDone} />,
    "hero",
    OF,
  );
  press(words.make);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(words.made));
  const body = { elementId: 7, handler: OF.handler, name: "Two wheels" };
  expect(asked).toEqual([["master/create", body]]);
  const definition = definitionNamed("hero");
  const change =
    definition && setValue(store.getState().operations, SECTION, definition, "meta.title", "New");
  if (change) store.getState().act([change]);
  await screen.findByText(words.makeLater);
  press(words.make);
  expect(asked).toHaveLength(1);
});

it("leads from a section that follows a master to that master", async () => {
  await drawInEditor(<FollowerNote masterId={20} />, "hero");
  press(words.edit);
  expect(push).toHaveBeenCalledWith("/?editPage=true&master=20");
});
