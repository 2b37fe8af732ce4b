// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { forgetLibraries } from "#components/staff/edit/media/library-store.ts";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import { readMedia } from "#lib/shop/api/schemas/media-schema.ts";
import type { PageInfo, PageSettings } from "#lib/staff/edit/pages/page-info.ts";
import en from "#messages/en.json";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import { mediaEntry, mediaList } from "#tests/factories/media.ts";
import { pageSettings } from "#tests/factories/page-settings.ts";
import { PageSettingsForm } from "./page-settings-form.tsx";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn(), refresh: vi.fn() }) }));

const words = en.edit;
const RAW = { id: "2", path: "m/2.jpg", mime: "image/jpeg", own: 2 };
const PAGE = pageSettings({
  terms: [{ id: 4, title: "News" }],
  author: "Vera",
  seo: { title: "", description: "", image: readMedia({ id: 1, path: "m/1.jpg" }) },
  seen: "",
});
const INFO: PageInfo = {
  page: PAGE,
  isHome: false,
  canUpdate: true,
  canRedirect: true,
  canDelete: false,
  types: [],
  templates: [],
};
const SITE = {
  domain: "shop.test",
  locale: "en",
  defaultLocale: "en",
  locales: [],
  currency: { id: 1, label: "EUR", symbol: "€" },
  cartType: 1,
  mediaUrl: "https://media.test",
  timeZone: "UTC",
} as const;

const OWNER = { domain: SITE.domain, locale: SITE.locale, person: "3" };

/** The requested changes. */
let sent: unknown[];

beforeAll(allowDialogs);
beforeEach(() => {
  sent = [];
  forgetLibraries();
  sessionStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    if (address.endsWith("media/list"))
      return Response.json({ data: mediaList([mediaEntry(2, { raw: RAW })]) });
    if (address.endsWith("page/terms"))
      return Response.json({
        data: { items: [{ id: 5, title: "Courts" }], total: 1, hasMore: false, named: [] },
      });
    if (address.endsWith("page/update")) sent.push(JSON.parse(body).changes);
    return Response.json({ data: { slug: "about", problem: null } });
  });
});

const show = (
  seo: Partial<PageSettings["seo"]> = {},
  page: Partial<PageSettings> = {},
  more: Partial<PageInfo> = {},
) =>
  render(
    <SiteProvider site={SITE}>
      <Translations locale="en" timeZone="UTC" messages={{ edit: words, shell: en.shell }}>
        <EditContextProvider owner={OWNER}>
          <PageSettingsForm
            info={{ ...INFO, ...more, page: { ...PAGE, ...page, seo: { ...PAGE.seo, ...seo } } }}
            onReload={async () => {}}
            onDone={() => {}}
            announce={() => {}}
          />
        </EditContextProvider>
      </Translations>
    </SiteProvider>,
  );
/** A click may open code that is loaded on use. */
const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
  });
};
/** The address of the picture, as the optimiser is asked for it. */
const shown = () => {
  const src = document.querySelector(".edit-share img")?.getAttribute("src");
  return src ? (new URL(src, "http://shop.test").searchParams.get("url") ?? src) : undefined;
};

it("offers no draft of the home page, which visitors would see all the same", () => {
  show({}, {}, { isHome: true });
  expect(screen.queryByLabelText(words.pages.status)).toBeNull();
});

it("chooses the picture of shared links from the library, and sends it as the library holds it", async () => {
  show({ image: null });
  expect(screen.getByText(words.pages.shareNone)).toBeTruthy();
  await press(words.pictures.choose);
  const library = await screen.findByRole("dialog", { name: words.media.choose });
  await userEvent.click(await within(library).findByRole("option", { name: /^Court 2/ }));
  await userEvent.click(within(library).getByRole("button", { name: words.media.use }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(shown()).toBe("https://media.test/m/2.jpg");
  expect(screen.getByText(words.pages.shareSet)).toBeTruthy();
  // Choosing sends nothing yet.
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: words.pages.save }));
  await waitFor(() => expect(sent).toEqual([{ seoImage: { ...RAW, id: 2 } }]));
});

it("removes the picture of shared links, and sends nothing of one that was left alone", async () => {
  show();
  expect(shown()).toBe("https://media.test/m/1.jpg");
  fireEvent.change(screen.getByDisplayValue("About"), {
    target: { value: "About us" },
  });
  fireEvent.click(screen.getByRole("button", { name: words.pages.save }));
  await waitFor(() => expect(sent).toEqual([{ title: "About us" }]));
  await press(words.pages.shareRemove);
  expect(shown()).toBeUndefined();
  fireEvent.click(screen.getByRole("button", { name: words.pages.save }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ seoImage: null }));
});

it("has what was not saved when it is opened again, until it is saved", async () => {
  const title = (value: string) => screen.getByDisplayValue(value);
  const { unmount } = show();
  fireEvent.change(title("About"), { target: { value: "About you" } });
  unmount();
  const again = show();
  expect(screen.getByText(words.unsent.broughtBack)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.pages.save }));
  await waitFor(() => expect(sent).toEqual([{ title: "About you" }]));
  await waitFor(() => {
    again.unmount();
    const { unmount: close } = show();
    const isFresh = screen.queryByDisplayValue("About") !== null;
    close();
    expect(isFresh).toBe(true);
  });
});

it("keeps what was typed when somebody else saves the page, and shows theirs of the same fields", async () => {
  const first = show();
  const change = (from: string, value: string) =>
    fireEvent.change(screen.getByDisplayValue(from), { target: { value } });
  change("About", "About you");
  fireEvent.change(screen.getByLabelText(words.pages.seoTitle), { target: { value: "Mine" } });
  fireEvent.change(screen.getByLabelText(words.pages.seoText), { target: { value: "Mine too" } });
  first.unmount();

  const theirs = { title: "About us", excerpt: "Theirs alone", seen: "later" };
  const { unmount } = show({ description: "" }, theirs);
  screen.getByDisplayValue("About you");
  screen.getByDisplayValue("Theirs alone");
  const list = () =>
    screen.queryByText(words.unsent.bothChanged)?.parentElement?.querySelectorAll("li");
  expect([...(list() ?? [])].map(({ textContent }) => textContent)).toEqual(["Title: About us"]);
  // It is told again until somebody has decided.
  unmount();
  show({}, theirs);
  expect(list()).toHaveLength(1);
  change("About you", "About us");
  expect(list()).toBeUndefined();
  change("About us", "About all of us");
  fireEvent.click(screen.getByRole("button", { name: words.pages.save }));
  const mine = { title: "About all of us", seoTitle: "Mine", seoDescription: "Mine too" };
  await waitFor(() => expect(sent).toEqual([mine]));
});

it("goes back to what is saved when somebody discards what they typed, the text of the page too", async () => {
  const page = { body: "<p>Saved</p>" };
  const { unmount } = show({}, page);
  await press(words.source.open);
  const text = () => screen.getByRole("textbox", { name: words.pages.body });
  fireEvent.change(text(), { target: { value: "<p>Typed</p>" } });
  unmount();
  show({}, page);
  await waitFor(() => expect(text().textContent).toBe("Typed"));
  await press(words.draft.discard);
  await waitFor(() => expect(text().textContent).toBe("Saved"));
  expect(screen.queryByText(words.unsent.broughtBack)).toBeNull();
});

it("says that the text holds markup which is not allowed, and keeps what was typed", async () => {
  vi.stubGlobal("fetch", async (address: string) =>
    address.endsWith("page/update")
      ? Response.json({ error: { payload: { message: "body: markup" } } }, { status: 422 })
      : Response.json({
          data: { problem: null, items: [], total: 0, hasMore: false, named: [] },
        }),
  );
  show();
  const title = screen.getByRole<HTMLInputElement>("textbox", { name: words.pages.pageTitle });
  fireEvent.change(title, { target: { value: "Another" } });
  await press(words.pages.save);
  expect(await screen.findByText(words.reason.markup)).toBeTruthy();
  expect(title.value).toBe("Another");
});

it("sets the post's own picture, its author and its terms", async () => {
  show({}, { id: 31 });
  await press(words.pages.pictureChoose);
  const library = await screen.findByRole("dialog", { name: words.media.choose });
  await userEvent.click(await within(library).findByRole("option", { name: /^Court 2/ }));
  await userEvent.click(within(library).getByRole("button", { name: words.media.use }));
  expect(screen.getByText(words.pages.pictureSet)).toBeTruthy();
  fireEvent.change(screen.getByDisplayValue("Vera"), { target: { value: "Luka" } });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Courts" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "News" }));
  fireEvent.click(screen.getByRole("button", { name: words.pages.save }));
  await waitFor(() =>
    expect(sent).toEqual([{ picture: { ...RAW, id: 2 }, author: "Luka", termIds: [5] }]),
  );
});

it("shows the settings of the home page without a status, which visitors would not see", () => {
  render(
    <SiteProvider site={SITE}>
      <Translations locale="en" timeZone="UTC" messages={{ edit: words, shell: en.shell }}>
        <EditContextProvider owner={OWNER}>
          <PageSettingsForm
            info={{ ...INFO, isHome: true }}
            onReload={async () => {}}
            onDone={() => {}}
            announce={() => {}}
          />
        </EditContextProvider>
      </Translations>
    </SiteProvider>,
  );
  expect(screen.queryByLabelText(words.pages.status)).toBeNull();
});

it("can be read and not changed without the right to posts", () => {
  render(
    <SiteProvider site={SITE}>
      <Translations locale="en" timeZone="UTC" messages={{ edit: words, shell: en.shell }}>
        <EditContextProvider owner={OWNER} scopes={["cms.media"]}>
          <PageSettingsForm
            info={INFO}
            onReload={async () => {}}
            onDone={() => {}}
            announce={() => {}}
          />
        </EditContextProvider>
      </Translations>
    </SiteProvider>,
  );
  const title = screen.getByRole("textbox", { name: words.pages.pageTitle });
  expect(title.matches(":disabled")).toBe(true);
  expect(screen.queryByRole("button", { name: words.pages.save })).toBeNull();
});
