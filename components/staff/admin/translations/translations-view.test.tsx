// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import type { Gap } from "#lib/staff/admin/translations/gaps.ts";
import type { ListedGaps } from "#lib/staff/admin/translations/handle-list-gaps.ts";
import en from "#messages/en.json";
import { watchLocation } from "#tests/dom/location.ts";
import { allowDialogs, EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { TranslationsView } from "./translations-view.tsx";

const assign = watchLocation("assign");
let sent: unknown[];
let answer: () => Response;

const gap = (at: number, more: Partial<Gap> = {}): Gap => ({
  kind: "page",
  title: `Page ${at}`,
  type: "page",
  section: null,
  entries: null,
  language: "hr",
  from: "en",
  address: `/page-${at}?editPage=true#edit:translate:0:hr`,
  job: { kind: "page", from: "en", to: "hr", slugMain: `page-${at}` },
  ...more,
});
const LISTED: ListedGaps = {
  gaps: [
    ...Array.from({ length: 30 }, (_, at) => gap(at)),
    gap(99, { kind: "menu", title: "", entries: { there: 1, all: 4 }, job: null }),
  ],
  unread: ["hr"],
  isCut: false,
};

beforeEach(() => {
  allowDialogs();
  sent = [];
  assign.mockReset();
  answer = () => Response.json({ data: { created: 1 } });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (address.endsWith("translations/list")) return Response.json({ data: LISTED });
    sent.push(JSON.parse(String(init.body)));
    return answer();
  });
});

const open = (mayChange = { posts: true, sections: true }) =>
  render(
    <SiteProvider
      site={{
        ...EDITED_SITE,
        locales: [
          { code: "en", name: "English" },
          { code: "hr", name: "Hrvatski" },
        ],
      }}
    >
      <NextIntlClientProvider
        locale="en"
        timeZone="UTC"
        messages={{ admin: en.admin, login: en.login, shell: en.shell }}
      >
        <TranslationsView email="a@b.example" names={{}} mayChange={mayChange} mayOpen />
      </NextIntlClientProvider>
    </SiteProvider>,
  );
const CREATE = /^Create and translate: Page 3, Hrvatski/;

it("makes what is missing, and opens it beside its source", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: CREATE }));
  await waitFor(() =>
    expect(assign).toHaveBeenCalledWith("/page-3?editPage=true#edit:translate:0:hr"),
  );
  expect(sent).toEqual([{ kind: "page", from: "en", to: "hr", slugMain: "page-3" }]);
});

it("stays, and says so, where it was not made", async () => {
  answer = () => new Response(null, { status: 502 });
  open();
  fireEvent.click(await screen.findByRole("button", { name: CREATE }));
  expect(await screen.findByText("Page 3 was not created.")).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

it("shows 25 at once, counts by kind, names what was not read, and only names the menu", async () => {
  open();
  expect(await screen.findByText("31 things are missing")).toBeTruthy();
  expect(screen.getAllByRole("row")).toHaveLength(26);
  expect(screen.getByRole("option", { name: "Menu (1)" })).toBeTruthy();
  expect(screen.getByText(/could be read in: Hrvatski/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getAllByRole("row")).toHaveLength(7);
  expect(screen.getByText(en.admin.translations.elsewhere)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Create Menu/ })).toBeNull();
});

it("only shows it to whoever may not change pages", async () => {
  open({ posts: false, sections: true });
  expect(await screen.findByRole("link", { name: /^Open Page 3,/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: CREATE })).toBeNull();
});
