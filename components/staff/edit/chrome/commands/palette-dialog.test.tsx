// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useEffect, useState } from "react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { PageMark } from "#components/staff/edit/sections/page-mark.tsx";
import { SectionMark } from "#components/staff/edit/sections/section-mark.tsx";
import { CookieNoticeOpener } from "#components/staff/edit/slots/cookie-notice-opener.tsx";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { mediaEntry, mediaList } from "#tests/factories/media.ts";
import { PaletteDialog } from "./palette-dialog.tsx";

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const words = en.edit;
const HANDLER = "page-section:home";
const SITE = {
  domain: "shop.test",
  locale: "en",
  defaultLocale: "en",
  locales: [
    { code: "en", name: "English" },
    { code: "hr", name: "Hrvatski" },
  ],
  currency: { id: 1, label: "EUR", symbol: "€" },
  cartType: 1,
  mediaUrl: "https://media.test",
  timeZone: "UTC",
} as const;

let store: EditStore;
/** The routes that fail. */
let down: readonly string[];
const [publish, exit, announce] = [vi.fn(), vi.fn(), vi.fn()];

beforeAll(allowDialogs);
beforeEach(() => {
  down = [];
  sessionStorage.clear();
  for (const spy of [publish, exit, announce, push]) spy.mockReset();
  vi.stubGlobal("fetch", async (address: string) => {
    const route = address.split("/edit/")[1] ?? "";
    if (down.includes(route)) return Response.json({}, { status: 503 });
    const page = { type: "page", id: 4, slug: "about", title: "About the club", address: "/about" };
    return Response.json({
      data: route === "media/list" ? mediaList([mediaEntry(2)]) : { items: [page] },
    });
  });
});

/** Opens the palette once the page is loaded. */
function Page() {
  store = useEditContext().store;
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere ? (
    <PaletteDialog
      dialog={{ name: "palette" }}
      onClose={() => {}}
      announce={announce}
      publish={publish}
      exit={exit}
    />
  ) : null;
}

const section = toSection(
  anElement({ id: 7, handler: HANDLER, meta: { title: "Club" }, options: { component: "text" } }),
  "text",
);

const footer = toSection(anElement({ id: 8, handler: "footer-section" }), "footer");

const show = () =>
  render(
    <SiteProvider site={SITE}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ edit: words }}>
        <EditContextProvider>
          <section data-edit-section={7}>
            <SectionMark section={section} />
          </section>
          <footer data-edit-section={8}>
            <SectionMark section={footer} />
          </footer>
          <PageMark handler={HANDLER} />
          <div data-cookie-notice hidden>
            <button type="button" contentEditable suppressContentEditableWarning>
              Cookies
            </button>
          </div>
          <CookieNoticeOpener />
          <Page />
        </EditContextProvider>
      </NextIntlClientProvider>
    </SiteProvider>,
  );
const type = (value: string) =>
  fireEvent.change(screen.getByRole("combobox"), { target: { value } });
const choose = async (name: RegExp | string) => {
  const option = await screen.findByRole("option", { name });
  await act(async () => {
    fireEvent.click(option);
    await new Promise(requestAnimationFrame);
  });
};

it("has every action of the bar and every dialog of the page, with its keys", async () => {
  show();
  await choose(/^Publish/);
  expect(publish).toHaveBeenCalledTimes(1);
  await choose(words.exit);
  expect(exit).toHaveBeenCalledTimes(1);
  await choose(new RegExp(`^${words.undo}`));
  expect(announce).toHaveBeenCalledWith(words.nothingToUndo);
  const dialogs = [
    [words.sections.insert, "insertSection"],
    [words.pages.title, "newPage"],
    [words.languages.title, "languages"],
    [words.media.title, "media"],
    [words.admin.domains, "domains"],
  ] as const;
  for (const [name, opened] of dialogs) {
    await choose(name);
    expect(store.getState().dialog?.name).toBe(opened);
  }
  await choose(words.names.cookie);
  expect(screen.getByText("Cookies")).toBe(document.activeElement);
  await choose(`${words.preview.open}: ${words.preview.phone}`);
  expect(store.getState().view).toBe("phone");
  await choose(words.preview.close);
  expect(store.getState().view).toBeNull();
  // This site has no service for caches.
  expect(screen.queryByRole("option", { name: words.admin.caches })).toBeNull();
  await choose(new RegExp(words.browse));
  expect(store.getState().mode).toBe("browse");
  expect(screen.getByRole("option", { name: /^Publish/ }).textContent).toContain("Ctrl/Cmd");
});

it("goes to a section of the page", async () => {
  show();
  type("club");
  await choose(/“Club”/);
  expect(document.activeElement?.getAttribute("data-section-handle")).toBe("7");
  // The last thing of the page, which Tab reaches after everything else.
  type("footer");
  await choose(/^Footer/);
  expect(document.activeElement?.getAttribute("data-section-handle")).toBe("8");
});

it("finds pages by their titles, in edit mode, and files in the library", async () => {
  show();
  type("co");
  await choose(/^About the club/);
  expect(push).toHaveBeenCalledWith("/about?editPage=true");
  await choose(/^Court 2/);
  expect(store.getState().dialog).toEqual({ name: "media" });
});

it("shows what one search found where the other fails, and says so where both do", async () => {
  down = ["media/list"];
  show();
  type("about");
  await screen.findByRole("option", { name: /^About the club/ });
  expect(screen.queryByRole("option", { name: /^Court/ })).toBeNull();
  down = ["media/list", "links/search"];
  type("about it");
  await waitFor(() =>
    expect(screen.getByText(words.links.searchFailed).getAttribute("role")).toBe("status"),
  );
});
