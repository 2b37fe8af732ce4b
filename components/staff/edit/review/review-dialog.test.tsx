// @vitest-environment jsdom
import { act, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import type { Json, SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import en from "#messages/en.json";
import { allowDialogs, EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { ReviewDialog } from "./review-dialog.tsx";

// The parsing of answers has its own tests.
vi.mock("#lib/web/client/gateway.ts", () => {
  const items = [{ id: 1_000_001, name: "Rackets", media: null, children: [] }];
  const filter = async () => ({ ok: true, data: { items } });
  return { gateway: { product: { web: { filter, category: { filter } } } } };
});

beforeEach(allowDialogs);

const words = en.edit.review;
const HANDLER = "page-section:about";
let store: EditStore;

function Keep() {
  store = useEditContext().store;
  return null;
}

const show = () => {
  render(
    <SiteProvider site={EDITED_SITE}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ edit: en.edit }}>
        <EditContextProvider>
          <main data-edit-page={HANDLER} />
          <Keep />
          <ReviewDialog
            dialog={{ name: "review" }}
            onClose={vi.fn()}
            announce={vi.fn()}
            publish={vi.fn()}
          />
        </EditContextProvider>
      </NextIntlClientProvider>
    </SiteProvider>,
  );
  for (const [id, title] of ["One", "Two", "Three"].entries()) {
    const element = anElement({ id: id + 1, handler: HANDLER, meta: { title } });
    act(() => store.getState().registerSection(toSection(element, "text")));
  }
};
const order = (handler: string) =>
  act(() =>
    store.getState().act([{ kind: "order", handler, before: [1, 2, 3], after: [2, 3, 1] }]),
  );

it("shows once that the order changes, and the new position of each section", () => {
  show();
  order(HANDLER);
  expect(screen.getAllByText("Order of the sections")).toHaveLength(1);
  const rows = within(screen.getAllByRole("list").at(-1) as HTMLElement).getAllByRole("listitem");
  expect(rows.map((row) => row.innerHTML)).toEqual([
    "<del>Text “One”</del>",
    "<span>Text “Two”</span>",
    "<span>Text “Three”</span>",
    "<ins>Text “One”</ins>",
  ]);
});

it("says of which other page an order is", () => {
  show();
  order(HANDLER);
  order("page-section:terms");
  expect(screen.getAllByText("Order of the sections")).toHaveLength(1);
  expect(screen.getByText("Order of the sections of “terms”")).toBeTruthy();
});

it("shows values as their controls do, and on which screens", async () => {
  browserQueryClient().clear();
  show();
  const section = anElement({
    id: 4,
    handler: HANDLER,
    meta: { title: "Wide" },
    mobileMeta: { title: "Narrow" },
  });
  act(() => store.getState().registerSection(toSection(section, "products")));
  const about = { component: "products", title: "" };
  const set = (path: string, slot: SetOperation["slot"], before: Json, after: Json) =>
    ({
      ...{ kind: "set", elementId: 4, handler: HANDLER, about, seen: "" },
      ...{ path, slot, before, after },
    }) satisfies SetOperation;
  act(() =>
    store
      .getState()
      .act([
        set("options.categoryId", "option", "", 1_000_001),
        set("mobileOptions.hidden", "option", false, true),
        set("meta.title", "text", "Wide", "Wider"),
      ]),
  );
  expect(await screen.findByText("Rackets")).toBeTruthy();
  expect(screen.queryByText(/1000001|true/)).toBeNull();
  expect(screen.getByText(words.yes)).toBeTruthy();
  expect(screen.getAllByText(words.phone)).toHaveLength(1);
  expect(screen.getAllByText(words.larger)).toHaveLength(1);
});
