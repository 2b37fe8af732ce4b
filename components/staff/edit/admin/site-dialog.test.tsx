// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { Dialogs } from "#components/staff/edit/chrome/dialogs.tsx";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import en from "#messages/en.json";
import { cachesAnswer } from "#tests/factories/caches.ts";
import { allowDialogs } from "#tests/factories/edit-page.tsx";

const words = en.edit.admin;

beforeEach(allowDialogs);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function Opener() {
  const { store } = useEditContext();
  return (
    <button type="button" onClick={() => store.getState().open({ name: "site" })}>
      open
    </button>
  );
}

async function open(cacheService: boolean) {
  await act(async () =>
    render(
      <Translations locale="en" messages={{ edit: en.edit, shell: en.shell }} timeZone="UTC">
        <EditContextProvider cacheService={cacheService}>
          <Opener />
          <Dialogs announce={() => {}} publish={() => {}} />
        </EditContextProvider>
      </Translations>,
    ),
  );
  await userEvent.click(screen.getByRole("button", { name: "open" }));
  await screen.findByRole("dialog", { name: words.site });
}

const named = (name: string) => screen.queryByRole("button", { name });

it("leads to the cached pages, as the admin area shows them", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: cachesAnswer() }));
  await open(true);
  await userEvent.click(screen.getByRole("button", { name: words.caches }));
  expect(await screen.findByRole("dialog", { name: words.caches })).toBeTruthy();
  expect(await screen.findByRole("link", { name: "/product/racket" })).toBeTruthy();
});

it("has no cached pages without the cache service", async () => {
  await open(false);
  expect([named(words.caches), named(words.domains) !== null]).toEqual([null, true]);
});

it("has the changelog outside production alone", async () => {
  await open(true);
  expect(named(words.releases)).not.toBeNull();
});

it("has no changelog in production", async () => {
  vi.stubEnv("NODE_ENV", "production");
  await open(true);
  expect(named(words.releases)).toBeNull();
});
