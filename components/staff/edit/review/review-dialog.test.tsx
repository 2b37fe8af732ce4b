// @vitest-environment jsdom
import { act, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { allowDialogs, EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { ReviewDialog } from "./review-dialog.tsx";

beforeEach(allowDialogs);

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
