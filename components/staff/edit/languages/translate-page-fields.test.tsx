// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import type { PagePair } from "#lib/staff/edit/languages/page-pair.ts";
import en from "#messages/en.json";
import { pageSettings } from "#tests/factories/page-settings.ts";
import { TranslatePageFields } from "./translate-page-fields.tsx";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn(), refresh: vi.fn() }) }));

const { edit } = en;
const SOURCE = pageSettings({
  title: "Čuvanje reketa",
  slug: "cuvanje-reketa",
  slugMain: "cuvanje-reketa",
  seo: { title: "Reketi zimi", description: "", image: null },
});
const PAIR: PagePair = {
  source: SOURCE,
  target: { ...SOURCE, status: "draft", seo: { title: "", description: "", image: null } },
  isHome: false,
  canUpdate: true,
  canRedirect: true,
};
const SITE = {
  domain: "shop.test",
  locale: "hr",
  defaultLocale: "hr",
  locales: [],
  currency: { id: 1, label: "EUR", symbol: "€" },
  cartType: 1,
  mediaUrl: "https://media.test",
  timeZone: "UTC",
} as const;

let sent: { body: Record<string, unknown>; language: string | null }[];
let answer: () => Response;
const onClose = vi.fn();

beforeEach(() => {
  sent = [];
  onClose.mockReset();
  sessionStorage.clear();
  answer = () => Response.json({ data: { slug: "storing-rackets", isRedirected: null } });
  vi.stubGlobal("fetch", async (_: string, { body, headers }: RequestInit) => {
    sent.push({ body: JSON.parse(String(body)), language: new Headers(headers).get("language") });
    return answer();
  });
});

const show = (pair: PagePair = PAIR) =>
  render(
    <SiteProvider site={SITE}>
      <Translations locale="en" timeZone="UTC" messages={{ edit, shell: en.shell }}>
        <EditContextProvider owner={{ domain: SITE.domain, locale: "hr", person: "3" }}>
          <TranslatePageFields
            pair={pair}
            from="hr"
            language="en"
            isShown={false}
            nameOf={(code) => code}
            announce={() => {}}
            onClose={onClose}
          />
        </EditContextProvider>
      </Translations>
    </SiteProvider>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(`en: ${name}`);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name: edit.pages.save }));
  });

it("shows title, address and search texts beside their source, and saves what was changed in that language", async () => {
  show();
  expect(screen.getAllByText("Reketi zimi")).toHaveLength(1);
  write(edit.pages.pageTitle, "Storing rackets");
  write(edit.pages.address, "storing-rackets");
  write(edit.pages.seoTitle, "Rackets in winter");
  await save();
  expect(sent).toMatchObject([
    {
      language: "en",
      body: {
        id: 9,
        slug: "cuvanje-reketa",
        seen: "t1",
        redirect: false,
        changes: {
          title: "Storing rackets",
          slug: "storing-rackets",
          seoTitle: "Rackets in winter",
        },
      },
    },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

it("says that an address is taken, and keeps what was typed", async () => {
  answer = () =>
    Response.json(
      { error: { statusCode: 422, payload: { message: "slug: taken" } } },
      { status: 422 },
    );
  show({ ...PAIR, target: { ...PAIR.target, id: 10 } });
  write(edit.pages.address, "storing-rackets");
  await save();
  expect(screen.getByText(edit.pages.slug.taken)).toBeTruthy();
  expect(field(edit.pages.address).value).toBe("storing-rackets");
  expect(onClose).not.toHaveBeenCalled();
});

it("offers a redirect for the address of a page that visitors know, and none for the home page", () => {
  show({ ...PAIR, target: { ...PAIR.target, id: 11, status: "published" } });
  write(edit.pages.address, "storing-rackets");
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
  show({ ...PAIR, isHome: true, target: { ...PAIR.target, id: 12 } });
  expect(screen.queryAllByLabelText(`en: ${edit.pages.address}`)).toHaveLength(1);
});
