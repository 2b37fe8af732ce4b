// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { LanguageButton } from "#components/staff/edit/chrome/bar/language-button.tsx";
import { EditContextProvider, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import type { Section } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { allowDialogs, EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { HANDLER, STATUS } from "#tests/factories/language-status.ts";
import { LanguagesDialog } from "./languages-dialog.tsx";

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }), usePathname: () => "/about" }));

beforeEach(allowDialogs);

const SITE = {
  ...EDITED_SITE,
  locales: [
    { code: "en", name: "English" },
    { code: "hr", name: "Hrvatski" },
    { code: "de", name: "Deutsch" },
  ],
};
const section = (elementId: number, title: string): Section => ({
  elementId,
  handler: HANDLER,
  about: { component: "hero", title: "Top" },
  seen: "",
  masterId: null,
  partKeys: [],
  content: {
    title: "Top",
    meta: { title },
    linkMeta: {},
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts: [],
  },
});

interface Asked {
  readonly route: string;
  readonly language: string;
  readonly body: Record<string, unknown>;
}
let answers: Record<string, (asked: Asked) => Response>;
let asked: Asked[];
const announce = vi.fn();
const done = (data: unknown) => Response.json({ data });

beforeEach(() => {
  asked = [];
  answers = {
    status: () => done(STATUS),
    translate: () => done({ created: 1 }),
    section: () => done({ source: section(7, "About us"), target: section(17, "Staro") }),
    publish: ({ body }) =>
      done({
        results: [{ address: "17:meta.title", status: "saved", stored: "O nama" }],
        created: {},
        seen: {},
        merged: false,
        sent: body,
      }),
  };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const route = address.split("/").at(-1) ?? "";
    const language = new Headers(init.headers).get("language") ?? "";
    const one = { route, language, body: JSON.parse(String(init.body)) };
    asked.push(one);
    return answers[route]?.(one) ?? new Response(null, { status: 404 });
  });
  document.documentElement.dataset.language = "en";
  announce.mockReset();
});

function Unsaved() {
  return <output>{JSON.stringify(useEditState((state) => state.operations))}</output>;
}

const open = (
  site: typeof SITE = SITE,
  beside?: { readonly language: string; readonly id: number | null },
) =>
  render(
    <SiteProvider site={site}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ edit: en.edit }}>
        <EditContextProvider>
          <LanguageButton />
          <LanguagesDialog
            dialog={{ name: "languages", ...(beside && { beside }) }}
            onClose={vi.fn()}
            announce={announce}
            publish={vi.fn()}
          />
          <Unsaved />
        </EditContextProvider>
      </NextIntlClientProvider>
    </SiteProvider>,
  );
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const jobs = () => asked.filter(({ route }) => route === "translate").map(({ body }) => body);

it("the button keeps the room of its status before that is known", () => {
  open();
  const button = screen.getByRole("button", { name: "English" });
  expect(button.querySelector("[aria-hidden]")?.textContent).toBe("English: available");
});

describe("LanguagesDialog", () => {
  it("opens the section that an address asks for next to its source, and only the table while it is missing", async () => {
    const { unmount } = open(SITE, { language: "hr", id: 7 });
    expect(await screen.findByRole("dialog", { name: "Hero “Top” in Hrvatski" })).toBeTruthy();
    unmount();
    open(SITE, { language: "de", id: 7 });
    expect(await screen.findByRole("row", { name: /^Hero “Top”/ })).toBeTruthy();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });

  it("shows the page and its sections in every language", async () => {
    open();
    const row = await screen.findByRole("row", { name: /^Hero “Top”/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["sourceTranslate", "older than its sourceTranslate", "missing"]);
    expect(screen.getByText("1 missing, 1 older")).toBeTruthy();
  });

  it("creates one section, or all that is missing, and says how it went", async () => {
    open();
    await press("Create Text (Hrvatski)");
    await waitFor(() =>
      expect(jobs()).toEqual([{ kind: "section", from: "en", to: "hr", id: 8, handler: HANDLER }]),
    );
    await waitFor(() =>
      expect(announce).toHaveBeenCalledWith("1 translation created, none failed"),
    );
    await press("Create what is missing in every language");
    await waitFor(() =>
      expect(jobs().slice(1)).toEqual([
        { kind: "sections", from: "en", to: "hr", slugMain: "about" },
        { kind: "page", from: "en", to: "de", slugMain: "about" },
      ]),
    );
  });

  it("goes on when one fails, and sends only that one again", async () => {
    answers.translate = ({ body }) =>
      body.to === "hr" ? new Response(null, { status: 502 }) : done({ created: 3 });
    open();
    await press("Create what is missing in every language");
    await waitFor(() => expect(announce).toHaveBeenCalledWith("3 translations created, 1 failed"));
    expect(screen.getByRole("progressbar", { name: "2 of 2 done" })).toBeTruthy();
    answers.translate = () => done({ created: 1 });
    await press("Try 1 failed one again");
    await waitFor(() => expect(jobs()).toHaveLength(3));
    expect(jobs()[2]).toMatchObject({ to: "hr" });
    await waitFor(() => expect(screen.queryByRole("button", { name: /failed/ })).toBeNull());
  });

  it("completes the source itself by what was written in another language first", async () => {
    const cells = {
      en: { status: "missing", id: null },
      hr: { status: "source", id: 31 },
    } as const;
    const row = { handler: HANDLER, component: "quote", title: "Igra", from: "hr", cells };
    answers.status = () => done({ ...STATUS, rows: [...STATUS.rows, row] });
    open();
    await press("Create what is missing in English");
    await waitFor(() =>
      expect(jobs()).toEqual([{ kind: "section", from: "hr", to: "en", id: 31, handler: HANDLER }]),
    );
  });

  it("asks before everything on the site is translated", async () => {
    open();
    await press("Create translations …");
    expect(jobs()).toEqual([]);
    await press("Create them");
    await waitFor(() =>
      expect(jobs()).toEqual([
        { kind: "type", from: "en", to: "hr", id: 5 },
        { kind: "type", from: "en", to: "de", id: 5 },
      ]),
    );
  });

  it("publishes a text beside its source in that language alone", async () => {
    open();
    await press("Translate Hero “Top” (Hrvatski)");
    const field = await screen.findByLabelText(/^Hrvatski: /);
    expect(screen.getByText("About us").getAttribute("lang")).toBe("en");
    fireEvent.change(field, { target: { value: "O nama" } });
    await press("Publish in Hrvatski");
    await waitFor(() => expect(announce).toHaveBeenCalledWith("1 text published in Hrvatski"));
    const [sent] = asked.filter(({ route }) => route === "publish");
    expect(sent).toMatchObject({
      language: "hr",
      body: {
        locale: "hr",
        operations: [
          { kind: "set", elementId: 17, path: "meta.title", before: "Staro", after: "O nama" },
        ],
      },
    });
    expect(screen.getByRole("status", { hidden: true }).textContent).toBe("{}");
  });

  it("writes the source beside a translation, and beside any other language that there is", async () => {
    open({ ...SITE, locale: "hr" });
    expect(await screen.findByText(/^English is the source of this page/)).toBeTruthy();
    await press("Translate Hero “Top” (English)");
    await screen.findByLabelText(/^English: /);
    const pair = () => asked.filter(({ route }) => route === "section").map(({ body }) => body);
    expect(pair()).toMatchObject([
      { source: { language: "hr", id: 17 }, target: { language: "en", id: 7 } },
    ]);
  });

  it("shows what somebody else has written there, and keeps mine when it is published again", async () => {
    answers.publish = () =>
      done({
        results: [{ address: "17:meta.title", status: "conflict", theirs: "Novo", at: "" }],
        created: {},
        seen: {},
        merged: false,
      });
    open();
    await press("Translate Hero “Top” (Hrvatski)");
    fireEvent.change(await screen.findByLabelText(/^Hrvatski: /), { target: { value: "Moje" } });
    await press("Publish in Hrvatski");
    await screen.findByText(/“Novo”/);
    await press("Publish in Hrvatski");
    await waitFor(() => expect(asked.filter(({ route }) => route === "publish")).toHaveLength(2));
    const attempts = asked.filter(({ route }) => route === "publish").map(({ body }) => body);
    expect(attempts[1]).toMatchObject({ operations: [{ before: "Novo", after: "Moje" }] });
    expect(attempts[0]?.attempt).not.toBe(attempts[1]?.attempt);
  });

  it("adds a text of the page's own language to the unsaved changes", async () => {
    document.documentElement.dataset.language = "hr";
    open({ ...SITE, locale: "hr" });
    await press("Translate Hero “Top” (Hrvatski)");
    fireEvent.change(await screen.findByLabelText(/^Hrvatski: /), { target: { value: "Moje" } });
    await press("Keep as unsaved changes");
    await waitFor(() =>
      expect(screen.getByRole("status", { hidden: true }).textContent).toContain("Moje"),
    );
    expect(asked.some(({ route }) => route === "publish")).toBe(false);
  });

  it("changes the button's status with its own", async () => {
    open({ ...SITE, locale: "hr" });
    expect(await screen.findByText("Hrvatski: missing")).toBeTruthy();
    answers.status = () => done({ ...STATUS, rows: [] });
    await press("Create Text (Hrvatski)");
    expect(await screen.findByText("Hrvatski: available")).toBeTruthy();
  });
});
