// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import en from "#messages/en.json";
import { pageSettings } from "#tests/factories/page-settings.ts";
import { DeletePage } from "./delete-page.tsx";

const router = { replace: vi.fn(), refresh: vi.fn() };
vi.mock("next/navigation", () => ({ useRouter: () => router }));

const words = en.edit.pages;
const PAGE = pageSettings();
const SITE = {
  domain: "shop.test",
  locale: "hr",
  defaultLocale: "en",
  locales: [],
  currency: { id: 1, label: "EUR", symbol: "€" },
  cartType: 1,
  mediaUrl: "https://media.test",
  timeZone: "UTC",
} as const;

const told = { announce: vi.fn(), onDone: vi.fn(), onReload: vi.fn(async () => {}) };
let sent: unknown[];
let status: number;

beforeEach(() => {
  sent = [];
  status = 200;
  vi.clearAllMocks();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const answer = status === 200 ? { data: {} } : { error: { status, message: "no" } };
    return Response.json(answer, { status });
  });
  render(
    <SiteProvider site={SITE}>
      <Translations locale="en" timeZone="UTC" messages={{ edit: en.edit, shell: en.shell }}>
        <DeletePage page={PAGE} {...told} />
      </Translations>
    </SiteProvider>,
  );
});

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const begin = words.delete.replace("{title}", PAGE.title);

it("asks first, and can be kept", async () => {
  await press(begin);
  expect(screen.getByRole("status").textContent).toContain(PAGE.title);
  await press(words.keep);
  expect(sent).toEqual([]);
  expect(screen.getByRole("button", { name: begin })).toBeDefined();
});

it.each([200, 404])("leads to the home page once it is gone (%d)", async (answered) => {
  status = answered;
  await press(begin);
  await press(words.deleteNow);
  expect(sent).toEqual([{ id: PAGE.id, slug: PAGE.slug, seen: PAGE.seen }]);
  expect(told.announce).toHaveBeenCalledWith(words.deleted.replace("{title}", PAGE.title));
  expect(told.onDone).toHaveBeenCalled();
  expect(router.replace).toHaveBeenCalledWith("/hr?editPage=true");
});

it("says that somebody else has saved it, and reads it again", async () => {
  status = 409;
  await press(begin);
  await press(words.deleteNow);
  expect(screen.getByText(words.changed)).toBeDefined();
  await press(words.reload);
  expect(told.onReload).toHaveBeenCalled();
  expect(told.onDone).not.toHaveBeenCalled();
});
