// @vitest-environment jsdom

import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import type { SectionPast } from "#lib/staff/edit/model/save-groups.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { allowDialogs, EDITED_SITE, OverThePage } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import { type Published, publishedShelf } from "./published-shelf.ts";

const { callStaff, disk } = vi.hoisted(() => ({
  callStaff: vi.fn(),
  disk: new Map<string, unknown>(),
}));
vi.mock("#lib/staff/call-staff.ts", () => ({ callStaff }));
vi.mock("./removed-list.tsx", () => ({ RemovedList: () => null }));
// jsdom has no IndexedDB.
vi.mock("idb-keyval", () => ({
  createStore: () => ({}),
  get: async (key: string) => disk.get(key),
  update: async (key: string, change: (kept: unknown) => unknown) =>
    void disk.set(key, change(disk.get(key))),
}));

const words = en.edit.history;
const HANDLER = "page-section:home";
const OWNER = { domain: "localhost", locale: "en", person: "3" };

const aSection = (
  id: number,
  title: string,
  more: Record<string, unknown> = {},
  handler = HANDLER,
) =>
  toSection(
    anElement({ id, handler, meta: { title, ...more }, options: { component: "text" } }),
    "text",
  );
const past = (
  elementId: number,
  ...titles: [at: string, by: string, title: string][]
): SectionPast => ({
  elementId,
  versions: titles.map(([at, by, title], index) => ({
    version: titles.length - index,
    at,
    by,
    section: aSection(elementId, title),
  })),
});
const PASTS = [
  past(
    1,
    ["2026-05-12T14:03:00Z", "Ana", "One now"],
    ["2026-05-10T08:00:00Z", "<img src=x onerror=alert(1)>", "One <b>then</b>"],
  ),
  past(2, ["2026-05-11T08:00:00Z", "Ivo", "Two now"], ["2026-05-09T08:00:00Z", "Ivo", "Two then"]),
];

let store: EditStore;
function Hold({ sections }: { sections: readonly ReturnType<typeof aSection>[] }) {
  store = useEditContext().store;
  for (const section of sections)
    if (!store.getState().sections[section.elementId]) store.getState().registerSection(section);
  return null;
}

const announce = vi.fn();
const onClose = vi.fn();

async function open({
  elementId,
  offers = ["elementHistory"],
  sections = [aSection(1, "One now"), aSection(2, "Two now")],
}: {
  elementId?: number;
  offers?: readonly string[];
  sections?: readonly ReturnType<typeof aSection>[];
} = {}) {
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ edit: en.edit }}>
        <SiteProvider site={EDITED_SITE}>
          <EditContextProvider offers={offers} owner={OWNER}>
            <Hold sections={sections} />
            <main data-edit-page={HANDLER}>
              <section data-edit-section={1} />
              <section data-edit-section={2} />
            </main>
            <OverThePage>
              <HistoryDialog
                dialog={{ name: "history", elementId }}
                onClose={onClose}
                announce={announce}
                publish={vi.fn()}
              />
            </OverThePage>
          </EditContextProvider>
        </SiteProvider>
      </NextIntlClientProvider>,
    );
  });
  return within(await screen.findByRole("dialog"));
}
const slide = (to: number) =>
  fireEvent.change(screen.getByRole("slider"), { target: { value: String(to) } });
const operations = () => store.getState().operations;

beforeEach(() => {
  allowDialogs();
  disk.clear();
  callStaff.mockReset();
  announce.mockReset();
  onClose.mockReset();
  callStaff.mockImplementation(async (_, { sections }: { sections: { id: number }[] }) => {
    const pasts = PASTS.filter(({ elementId }) => sections.some(({ id }) => id === elementId));
    return ok({ offered: true, pasts });
  });
});

it("slides through the moments of all sections, and says who changed what", async () => {
  const dialog = await open();
  expect(callStaff.mock.calls[0]?.slice(0, 2)).toEqual([
    "edit/history",
    {
      sections: [
        { id: 1, handler: HANDLER },
        { id: 2, handler: HANDLER },
      ],
    },
  ]);
  const slider = dialog.getByRole("slider", { name: words.moment });
  expect(slider.getAttribute("max")).toBe("3");
  expect(slider).toHaveProperty("value", "3");
  expect(slider.getAttribute("aria-valuetext")).toMatch(/May 12, 2026.*by Ana/);
  expect(dialog.getByText(/Title/)).toBeTruthy();
  expect(document.querySelector("ins")?.textContent).toBe("now");
  fireEvent.click(dialog.getByRole("button", { name: words.older }));
  expect(slider.getAttribute("aria-valuetext")).toMatch(/May 11, 2026.*by Ivo/);
  slide(0);
  expect(dialog.getByText(words.first)).toBeTruthy();
});

it("shows names and texts with markup as text", async () => {
  const dialog = await open();
  slide(1);
  expect(dialog.getByRole("heading", { level: 3 }).textContent).toContain("<img src=x");
  expect(document.querySelector("dialog img, dialog b")).toBeNull();
});

it("restores one section as one step, which one undo undoes", async () => {
  const dialog = await open();
  slide(1);
  const listed = dialog.getAllByText(words.changes).map((one) => one.parentElement?.textContent);
  expect(listed.map((text) => /Two/.test(text ?? ""))).toEqual([false, true]);
  fireEvent.click(dialog.getByRole("button", { name: words.restoreSection }));
  expect(Object.keys(operations())).toEqual(["1:meta.title"]);
  expect(operations()["1:meta.title"]).toMatchObject({
    before: "One now",
    after: "One <b>then</b>",
  });
  expect(announce).toHaveBeenCalledWith(words.restored);
  expect(onClose).toHaveBeenCalled();
  act(() => void store.getState().undo());
  expect(operations()).toEqual({});
  expect(store.getState().done).toEqual([]);
});

it("restores the page as it was, sections that were not changed then too, as one step", async () => {
  const dialog = await open();
  slide(1);
  fireEvent.click(dialog.getByRole("button", { name: words.restorePage }));
  expect(operations()).toMatchObject({
    "1:meta.title": { after: "One <b>then</b>" },
    "2:meta.title": { after: "Two then" },
  });
  expect(store.getState().done).toHaveLength(1);
  act(() => void store.getState().undo());
  expect(operations()).toEqual({});
});

it("leaves a section that had no known state, and says so", async () => {
  const dialog = await open();
  slide(0);
  expect(dialog.getByText(/1 section stays as it is/)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: words.restorePage }));
  expect(Object.keys(operations())).toEqual(["2:meta.title"]);
});

it("leaves values that the editor does not know, and says so", async () => {
  await open({ elementId: 1, sections: [aSection(1, "One now", { secret: 1 })] });
  slide(0);
  expect(screen.getByText(/1 value that cannot be edited here/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.restoreSection }));
  expect(Object.keys(operations())).toEqual(["1:meta.title"]);
});

it("restores nothing of a section that follows a master or is gone", async () => {
  const follower = { ...aSection(1, "One now"), masterId: 5 };
  const dialog = await open({ elementId: 1, sections: [follower] });
  expect(dialog.getByText(words.master)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: words.restoreSection })).toBeNull();
});

it("asks first if a section is shared by every page", async () => {
  const header = toSection(
    anElement({ id: 90, handler: "header-section", meta: { tagline: "Now" } }),
    "header",
  );
  const then = { ...header, content: { ...header.content, meta: { tagline: "Then" } } };
  const version = (number: number, at: string, section: typeof header) => ({
    version: number,
    at,
    by: "Ana",
    section,
  });
  const versions = [
    version(2, "2026-05-12T00:00:00Z", header),
    version(1, "2026-05-11T00:00:00Z", then),
  ];
  callStaff.mockResolvedValue(ok({ offered: true, pasts: [{ elementId: 90, versions }] }));
  const dialog = await open({ elementId: 90, sections: [header] });
  slide(0);
  expect(dialog.queryByRole("button", { name: words.restorePage })).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: words.restoreSection }));
  expect(operations()).toEqual({});
  expect(dialog.getByRole("alert").textContent).toContain(en.edit.sharedQuestion.title);
  fireEvent.click(dialog.getByRole("button", { name: en.edit.sharedQuestion.change }));
  expect(operations()["90:meta.tagline"]).toMatchObject({ after: "Then" });
});

it("says that the history could not be read, and reads it again", async () => {
  callStaff.mockResolvedValueOnce(fail(toApiError(500, "")));
  const dialog = await open();
  expect(dialog.getByText(words.failed)).toBeTruthy();
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: en.edit.pages.again })));
  expect(await dialog.findByRole("slider")).toBeTruthy();
});

const published = (after: string): Published => {
  const operation: Operation = {
    elementId: 1,
    handler: HANDLER,
    about: { component: "text", title: "" },
    seen: "",
    kind: "set",
    path: "meta.title",
    slot: "text",
    before: "One before",
    after,
  };
  return { at: "2026-05-12T14:03:00Z", page: window.location.pathname, operations: [operation] };
};

it.each([
  { name: "no capability", offers: [], answer: null },
  { name: "404", offers: ["elementHistory"], answer: fail(toApiError(404, "")) },
  { name: "501", offers: ["elementHistory"], answer: fail(toApiError(501, "")) },
  {
    name: "said by the server",
    offers: ["elementHistory"],
    answer: ok({ offered: false, pasts: [] }),
  },
])("puts back what was published here where the backend has no past: $name", async ({
  offers,
  answer,
}) => {
  if (answer) callStaff.mockResolvedValue(answer);
  await publishedShelf().add(OWNER, published("One now"));
  await publishedShelf().add(OWNER, { ...published("Else"), page: "/elsewhere" });
  await publishedShelf().add({ ...OWNER, person: "4" }, published("Somebody else's"));
  const dialog = await open({ offers });
  expect(callStaff).toHaveBeenCalledTimes(answer ? 1 : 0);
  expect(dialog.getByText(words.own)).toBeTruthy();
  expect((await dialog.findByRole("slider")).getAttribute("max")).toBe("0");
  fireEvent.click(dialog.getByRole("button", { name: words.putBack }));
  expect(operations()["1:meta.title"]).toMatchObject({ before: "One now", after: "One before" });
  act(() => void store.getState().undo());
  expect(operations()).toEqual({});
});

it("puts nothing back over what was changed since, and says so", async () => {
  await publishedShelf().add(OWNER, published("Other words"));
  const dialog = await open({ offers: [] });
  expect((await dialog.findByText(/Changed again since then/)).textContent).toContain("Title");
  expect(dialog.queryByRole("button", { name: words.putBack })).toBeNull();
});

it("says that nothing was published here yet", async () => {
  const dialog = await open({ offers: [] });
  expect(await dialog.findByText(words.ownEmpty)).toBeTruthy();
});
