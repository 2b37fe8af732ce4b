// @vitest-environment jsdom
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import type { CachesAnswer } from "#lib/staff/admin/caches/cache-types.ts";
import en from "#messages/en.json";
import { cacheRow, cachesAnswer } from "#tests/factories/caches.ts";
import { CachesView } from "./caches-view.tsx";

const words = en.admin.caches;

/** Answers each route in turn; returns what was sent. */
function serve(answers: Readonly<Record<string, () => Response>>) {
  const sent: { route: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const route = url.replace("/api/admin/caches/", "");
    sent.push({ route, body: JSON.parse(String(init.body)) });
    return answers[route]?.() ?? new Response(null, { status: 500 });
  });
  return sent;
}

const held = (answer: CachesAnswer) => () => Response.json({ data: answer });

const draw = (initial: CachesAnswer | null) =>
  act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={{ admin: en.admin }} timeZone="UTC">
        <CachesView initial={initial} />
      </NextIntlClientProvider>,
    ),
  );

afterEach(() => vi.unstubAllGlobals());

it("shows each page with its state and why, and of which process it is", async () => {
  const rows = [
    cacheRow({ state: "kept", why: "failed", process: 1 }),
    cacheRow({ path: "en/confirm-email/goal", address: null }),
  ];
  const one = { ...cachesAnswer().processes[0], name: "web-2 9", isOwn: false };
  const processes = [
    ...cachesAnswer().processes,
    { ...one, pages: 1, bytes: 1, hits: 0, renders: 0, failed: 1 },
  ];
  await draw(cachesAnswer({ rows, processes }));
  const [first, second] = within(
    screen.getByRole("region", { name: words.pages.title }),
  ).getAllByRole("listitem");
  expect(first?.textContent).toContain("Kept");
  expect(first?.textContent).toContain(words.pages.why.failed);
  expect(first?.textContent).toContain("Server 2");
  expect(within(second as HTMLElement).queryByRole("link")).toBeNull();
  // A list: a table of six columns is cut on a phone.
  const servers = within(screen.getByRole("region", { name: words.processes.title }));
  expect(servers.getAllByRole("listitem")).toHaveLength(2);
  const last = servers.getByText(/web-2 9/).closest("li");
  expect(last?.textContent).toContain(`${words.figures.failed}1`);
  expect(servers.queryByRole("table")).toBeNull();
});

it("has the numbers of the charts in a table", async () => {
  await draw(cachesAnswer());
  const table = screen.getByRole("table", { name: words.figures.title, hidden: true });
  const last = within(table).getAllByRole("row", { hidden: true }).at(-1);
  expect(last?.textContent).toContain("90%");
});

it.each([
  ["none", words.redis.none],
  ["silent", words.redis.silent],
  ["slow", "Redis is slow: one command took 180 ms."],
] as const)("says what a Redis that is %s means", async (redis, text) => {
  await draw(cachesAnswer({ redis, redisTook: 180, silent: ["web-3 1"] }));
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText("web-3 1")).toBeTruthy();
});

it("renews one address, says the effect beside it, and reads again", async () => {
  const sent = serve({
    purge: () => Response.json({ data: { renewed: 4, failed: 0, later: 2, reachesOthers: false } }),
    list: held(cachesAnswer()),
  });
  await draw(cachesAnswer());
  const [row] = within(screen.getByRole("region", { name: words.pages.title })).getAllByRole(
    "listitem",
  ) as [HTMLElement];
  await userEvent.click(within(row).getByRole("button", { name: "Renew /product/racket" }));
  expect(await within(row).findByText("4 pages renewed, 0 failed")).toBeTruthy();
  expect(screen.getByText("2 more pages are renewed with the next visit.")).toBeTruthy();
  expect(screen.getByText(words.purge.alone)).toBeTruthy();
  expect(sent).toEqual([
    { route: "purge", body: { of: "address", name: "en/product/racket" } },
    { route: "list", body: { search: "" } },
  ]);
});

it("says the effect above where the page is no longer shown", async () => {
  serve({
    purge: () => Response.json({ data: { renewed: 0, failed: 1, later: 0, reachesOthers: null } }),
    list: held(cachesAnswer({ rows: [] })),
  });
  await draw(cachesAnswer());
  await userEvent.click(screen.getByRole("button", { name: "Renew /product/racket" }));
  const panel = screen.getByRole("region", { name: words.purge.title });
  expect(await within(panel).findByText("0 pages renewed, 1 failed")).toBeTruthy();
  expect(screen.getByText(words.pages.empty)).toBeTruthy();
});

it("renews a tag and the site, and says why it could not", async () => {
  const sent = serve({
    purge: () =>
      Response.json(
        { error: { statusCode: 429, payload: { message: "Too many attempts." } } },
        { status: 429 },
      ),
    list: held(cachesAnswer()),
  });
  await draw(cachesAnswer());
  await userEvent.selectOptions(screen.getByLabelText(words.purge.tag), "site");
  await userEvent.click(screen.getByRole("button", { name: words.purge.renewTag }));
  expect((await screen.findByRole("alert")).textContent).toContain("Too many attempts.");
  await userEvent.click(screen.getByRole("button", { name: words.purge.renewSite }));
  expect(sent.filter(({ route }) => route === "purge").map(({ body }) => body)).toEqual([
    { of: "tag", name: "site" },
    { of: "site" },
  ]);
});

it("searches by what is typed and by a tag that is pressed", async () => {
  const sent = serve({ list: held(cachesAnswer({ rows: [], found: 0 })) });
  await draw(cachesAnswer());
  await userEvent.click(screen.getByText("2 tags"));
  await userEvent.click(screen.getByRole("button", { name: "product:racket" }));
  expect(await screen.findByText(words.pages.noMatch)).toBeTruthy();
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.type(screen.getByRole("searchbox"), "string{Enter}");
  expect(sent.map(({ body }) => body)).toEqual([
    { search: "product:racket" },
    { search: "string" },
  ]);
});

it("reads by itself where it was given nothing, and offers to try again", async () => {
  let fails = true;
  serve({
    list: () => (fails ? new Response(null, { status: 503 }) : held(cachesAnswer())()),
  });
  await draw(null);
  expect((await screen.findByRole("alert")).textContent).toContain(words.failed);
  fails = false;
  await userEvent.click(screen.getByRole("button", { name: words.again }));
  expect(await screen.findByRole("link", { name: "/product/racket" })).toBeTruthy();
});
