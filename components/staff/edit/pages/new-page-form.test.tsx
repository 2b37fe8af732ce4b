// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import type { PageInfo } from "#lib/staff/edit/pages/page-info.ts";
import en from "#messages/en.json";
import { EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { NewPageForm } from "./new-page-form.tsx";

const { push, refresh } = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh }) }));

const SITE = {
  ...EDITED_SITE,
  locale: "hr",
  locales: [
    { code: "en", name: "English" },
    { code: "hr", name: "Hrvatski" },
  ],
};
const INFO: PageInfo = {
  page: null,
  isHome: false,
  canUpdate: true,
  canRedirect: false,
  canDelete: false,
  types: [
    { id: 1, slug: "page", title: "" },
    { id: 2, slug: "post", title: "" },
    { id: 3, slug: "interview", title: "Interviews" },
  ],
  templates: [{ slugMain: "home", title: "Home" }],
};

/** The server's answers, by route; and what it was asked. */
let answers: Record<string, (body: Record<string, unknown>) => unknown>;
let asked: [string, unknown][];
/** The language of each request. */
let languages: string[];
/** Another one for each test, who has typed nothing yet. */
let person: string;
const announce = vi.fn();
const onDone = vi.fn();

beforeEach(() => {
  asked = [];
  languages = [];
  person = crypto.randomUUID();
  answers = {
    "check-slug": ({ slug }) => ({ problem: slug === "o-nama" ? "taken" : null }),
    terms: () => ({ items: [{ id: 5, title: "News" }], total: 1, hasMore: false, named: [] }),
    create: ({ slug }) => ({ slug, slugMain: slug, missing: [] }),
  };
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const route = address.split("/").at(-1) ?? "";
    const body = JSON.parse(String(init.body));
    asked.push([route, body]);
    languages.push(new Headers(init.headers).get("language") ?? "");
    return Response.json({ data: answers[route]?.(body) });
  });
  for (const spy of [announce, onDone, push, refresh]) spy.mockReset();
});

const open = (info: Partial<PageInfo> = {}) =>
  render(
    <SiteProvider site={SITE}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ edit: en.edit }}>
        <EditContextProvider owner={{ domain: SITE.domain, locale: "hr", person }}>
          <NewPageForm info={{ ...INFO, ...info }} onDone={onDone} announce={announce} />
        </EditContextProvider>
      </NextIntlClientProvider>
    </SiteProvider>,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const address = () => screen.getByLabelText<HTMLInputElement>("Address");
const create = () => fireEvent.click(screen.getByRole("button", { name: "Create and open" }));
const sent = (route: string) => asked.filter(([name]) => name === route).map(([, body]) => body);

describe("NewPageForm", () => {
  it("makes the address of the title until somebody writes one", () => {
    open();
    type("Title", "Čaj i kava");
    expect(address().value).toBe("caj-i-kava");
    type("Address", "napitci");
    type("Title", "Nešto drugo");
    expect(address().value).toBe("napitci");
  });

  it("has what was typed when it is opened again, until the page is made or it is discarded", () => {
    const { unmount } = open();
    type("Title", "Čaj i kava");
    unmount();
    open();
    expect(address().value).toBe("caj-i-kava");
    expect(screen.getByText(en.edit.unsent.broughtBack)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: en.edit.draft.discard }));
    expect(address().value).toBe("");
    expect(screen.queryByText(en.edit.unsent.broughtBack)).toBeNull();
  });

  it("says what is wrong with an address, and makes no page with it", async () => {
    open();
    type("Title", "Košarica");
    expect(address().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(en.edit.pages.slug.reserved)).toBeTruthy();
    type("Title", "O nama");
    await waitFor(() => expect(screen.getByText(en.edit.pages.slug.taken)).toBeTruthy());
    create();
    expect(sent("create")).toEqual([]);
    type("Title", "O svima nama");
    expect(address().hasAttribute("aria-invalid")).toBe(false);
  });

  it("makes a page from a template and opens it in edit mode, in the language of the page", async () => {
    open();
    type("Title", "Nova stranica");
    type("Begin with", "home");
    type("Status", "draft");
    create();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/hr/nova-stranica?editPage=true"));
    expect(sent("create")).toEqual([
      {
        title: "Nova stranica",
        slug: "nova-stranica",
        type: "page",
        status: "draft",
        template: "home",
      },
    ]);
    expect(announce).toHaveBeenCalledWith("“Nova stranica” was created");
    expect(onDone).toHaveBeenCalled();
  });

  it("offers to copy again what of a template could not be copied, and that alone", async () => {
    answers.create = () => ({ slug: "nova-stranica", slugMain: "nova-stranica", missing: [4, 9] });
    answers.copy = () => ({ missing: [] });
    open();
    type("Title", "Nova stranica");
    type("Begin with", "home");
    create();
    await screen.findByText(/2 sections could not be copied/);
    expect(push).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(sent("copy")).toEqual([{ from: "home", to: "nova-stranica", sections: [4, 9] }]);
    expect(sent("create")).toHaveLength(1);
  });

  it("begins as a draft, and sends all that is known of a post at once", async () => {
    open();
    type("Title", "Otvorenje");
    type("Type", "post");
    type(en.edit.pages.date, "2027-03-01T08:00");
    type(en.edit.pages.excerpt, "Kratko");
    type(en.edit.pages.author, "Vera");
    type(en.edit.pages.seoTitle, "Otvorenje terena");
    fireEvent.click(await screen.findByRole("checkbox", { name: "News" }));
    create();
    await waitFor(() => expect(sent("create")).toHaveLength(1));
    expect(sent("create")).toEqual([
      {
        title: "Otvorenje",
        slug: "otvorenje",
        type: "post",
        status: "draft",
        publishedAt: "2027-03-01T08:00:00.000Z",
        excerpt: "Kratko",
        author: "Vera",
        termIds: [5],
        seoTitle: "Otvorenje terena",
      },
    ]);
  });

  it("makes a page in another language of the site, and opens it there", async () => {
    open();
    type("Title", "Courts");
    type(en.edit.pages.language, "en");
    expect(screen.queryByLabelText("Begin with")).toBeNull();
    create();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/courts?editPage=true"));
    expect(languages.at(-1)).toBe("en");
  });

  it("offers no draft where the backend could not publish it later, and no template for posts", () => {
    open({ canUpdate: false });
    expect(screen.queryByLabelText("Status")).toBeNull();
    expect(screen.getByText(en.edit.pages.noDrafts)).toBeTruthy();
    expect(screen.getByRole("option", { name: "Interviews" })).toBeTruthy();
    type("Type", "post");
    expect(screen.queryByLabelText("Begin with")).toBeNull();
  });
});
