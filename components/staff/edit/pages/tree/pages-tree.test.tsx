// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import type { ListedTree } from "#lib/staff/admin/overview/handle-list-tree.ts";
import en from "#messages/en.json";
import { EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { PagesTree } from "./pages-tree.tsx";

vi.mock("#components/staff/edit/store/draft-shelf.ts", () => ({
  createDraftShelf: () => ({ list: async () => [{ page: "/über-uns" }] }),
}));

const page = (id: number, path: string, more: object = {}) => ({
  id,
  type: "page",
  title: `Page ${id}`,
  path,
  address: `/${encodeURI(path)}?editPage=true`,
  isDraft: false,
  upcoming: "",
  missing: [],
  ...more,
});
const TREE: ListedTree = {
  types: [{ slug: "page", title: "" }],
  pages: [
    page(1, ""),
    page(2, "über-uns", { isDraft: true, missing: ["hr"] }),
    page(3, "über-uns/team"),
  ],
  isWhole: false,
};

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ data: TREE }));
});

const open = () =>
  render(
    <SiteProvider site={EDITED_SITE}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ admin: en.admin }}>
        <PagesTree owner={{ domain: "localhost", locale: "en", person: "7" }} />
      </NextIntlClientProvider>
    </SiteProvider>,
  );
const items = () => screen.getAllByRole("treeitem");
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

it("marks drafts, missing languages and unsaved changes, leads into edit mode, and says what it lacks", async () => {
  open();
  const link = await screen.findByRole("treeitem", { name: /Page 2/ });
  expect(link.getAttribute("href")).toBe("/%C3%BCber-uns?editPage=true");
  await vi.waitFor(() => expect(link.textContent).toContain("unsaved changes on this device"));
  expect(link.textContent).toMatch(/draft · missing in hr/);
  expect(items()).toHaveLength(3);
  expect(screen.getByText(en.admin.tree.notWhole)).toBeTruthy();
});

it("is one stop for Tab, and worked by the arrow keys", async () => {
  open();
  await screen.findByRole("treeitem", { name: /Page 2/ });
  expect(items().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  items()[0]?.focus();
  key("End");
  expect(document.activeElement).toBe(items()[2]);
  key("ArrowRight");
  expect(items()).toHaveLength(4);
  key("ArrowRight");
  expect(document.activeElement?.textContent).toContain("Page 3");
  key("ArrowLeft");
  key("ArrowLeft");
  expect(items()).toHaveLength(3);
  key("Home");
  key("Enter");
  expect(items()).toHaveLength(1);
  fireEvent.click(screen.getByText("Pages"));
  expect(items()).toHaveLength(3);
});

it("finds what is closed", async () => {
  open();
  await screen.findByRole("treeitem", { name: /Page 2/ });
  fireEvent.change(screen.getByLabelText(en.admin.tree.search), { target: { value: "team" } });
  expect(items().map(({ ariaLevel, textContent }) => ariaLevel ?? textContent)).toHaveLength(3);
  expect(screen.getByRole("treeitem", { name: /Page 3/ })).toBeTruthy();
  expect(screen.queryByRole("treeitem", { name: /Page 1/ })).toBeNull();
});
