// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import en from "#messages/en.json";
import { watchLocation } from "#tests/dom/location.ts";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import { AdminPalette } from "./admin-palette.tsx";
import { PaletteButton } from "./palette-button.tsx";

const words = en.admin.palette;
let assign: ReturnType<typeof watchLocation>;
let reload: ReturnType<typeof watchLocation>;
/** The bodies that were sent, by route. */
let sent: (readonly [string, unknown])[];
let isDown: boolean;

beforeAll(allowDialogs);
beforeEach(() => {
  sent = [];
  isDown = false;
  assign = watchLocation("assign");
  reload = watchLocation("reload");
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    sent.push([address, JSON.parse(body)]);
    if (isDown) return Response.json({}, { status: 503 });
    const page = { type: "page", id: 4, slug: "about", title: "About", address: "/about?a=1" };
    return Response.json({ data: { items: [page] } });
  });
});

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={{ admin: en.admin }} timeZone="UTC">
      <AdminPalette
        mayEdit
        screens={[
          { label: "Overview", href: "/admin" },
          { label: "Consents", href: "/admin/consent" },
        ]}
        home="/"
        languages={[
          { code: "en", name: "English" },
          { code: "hr", name: "Hrvatski" },
        ]}
      >
        <PaletteButton />
      </AdminPalette>
    </NextIntlClientProvider>,
  );
const press = () => fireEvent.keyDown(window, { key: "k", ctrlKey: true });
const field = () => screen.findByRole("combobox", { name: words.hint });
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole("option", { name }));

it("opens by its keys and by its button, and goes to a screen", async () => {
  show();
  press();
  await field();
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Overview",
    "Consents",
    en.admin.backToSite,
    en.admin.logout,
    `${en.admin.frame.language}: English`,
    `${en.admin.frame.language}: Hrvatski`,
  ]);
  expect(screen.getByRole("status").textContent).toBe("6 found");
  choose("Consents");
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/admin/consent"));
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: words.title }));
  await field();
});

it("finds pages by their names and opens them in edit mode", async () => {
  show();
  press();
  fireEvent.change(await field(), { target: { value: "abou" } });
  await screen.findByRole("option", { name: /About/ });
  expect(sent).toEqual([["/api/edit/links/search", { search: "abou" }]]);
  expect(screen.getByRole("group", { name: words.pages }).textContent).toContain("/about?a=1");
  choose(/About/);
  await waitFor(() =>
    expect(assign).toHaveBeenCalledWith(`${window.location.origin}/about?a=1&editPage=true`),
  );
});

it("says that the search failed, and keeps what it has without it", async () => {
  isDown = true;
  show();
  press();
  fireEvent.change(await field(), { target: { value: "overview" } });
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(words.failed));
  expect(screen.getByRole("option", { name: "Overview" })).toBeTruthy();
});

it("sets the language, and logs out before it leaves", async () => {
  show();
  press();
  await field();
  choose(/Hrvatski/);
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(document.cookie).toContain("=hr");
  press();
  await field();
  choose(en.admin.logout);
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
  expect(sent.map(([address]) => address)).toEqual(["/api/session/logout"]);
});
