// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { showToast } from "#components/kit/ui/toast.ts";
import type { DomainsAnswer } from "#lib/staff/admin/domains/domain-types.ts";
import en from "#messages/en.json";
import { DomainsView } from "./domains-view.tsx";

vi.mock("#components/kit/ui/toast.ts", () => ({ showToast: vi.fn() }));

const words = en.admin.domains;
const ANSWER: DomainsAnswer = {
  current: "shop.test",
  forced: "shop.test",
  domains: [
    { name: "Shop", domain: "shop.test", url: "https://shop.test" },
    { name: "other.test", domain: "other.test", url: "https://other.test:8443" },
    { name: "*.test", domain: null, url: null },
  ],
};

const draw = (initial: DomainsAnswer | "failed" | null) =>
  act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={{ admin: en.admin }} timeZone="UTC">
        <DomainsView initial={initial} />
      </NextIntlClientProvider>,
    ),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const WARNING = /FORCED_DOMAIN.*built again/;

it("warns of a rebuild where the choice is not the server's domain, and links to it", async () => {
  vi.stubEnv("NODE_ENV", "production");
  await draw(ANSWER);
  expect(screen.queryByText(WARNING)).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: /other.test/ }));
  expect(screen.getByText(WARNING).textContent).toContain("other.test");
  expect(screen.getByRole("link", { name: "Open other.test" }).getAttribute("href")).toBe(
    "https://other.test:8443",
  );
  await userEvent.click(screen.getByRole("radio", { name: /Shop/ }));
  expect(screen.queryByText(WARNING)).toBeNull();
});

it("warns of nothing where the host decides, and offers no wildcard", async () => {
  await draw({ ...ANSWER, forced: null });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /\*\.test/ }).disabled).toBe(true);
  await userEvent.click(screen.getByRole("radio", { name: /other.test/ }));
  expect(screen.queryByText(WARNING)).toBeNull();
});

it("in development chooses the domain for this browser, and tells a fault by a toast", async () => {
  const sent = vi.fn(
    async (_url: string, _init?: RequestInit) => new Response(null, { status: 500 }),
  );
  vi.stubGlobal("fetch", sent);
  await draw(ANSWER);
  await userEvent.click(screen.getByRole("radio", { name: /other.test/ }));
  await userEvent.click(screen.getByRole("button", { name: "Use other.test here" }));
  const said = { tone: "error", message: words.notChosen };
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(said));
  expect(sent.mock.calls[0]?.[0]).toBe("/api/dev/set-domain");
  expect(sent.mock.calls[0]?.[1]?.body).toBe('{"domain":"other.test"}');
});

it("says that there are none, and reads again after a fault", async () => {
  await draw({ ...ANSWER, domains: [] });
  expect(screen.getByText(words.empty)).toBeTruthy();
  vi.stubGlobal("fetch", async () => Response.json({ data: ANSWER }));
  await draw("failed");
  expect(screen.getByRole("alert").textContent).toContain(words.failed);
  await userEvent.click(screen.getByRole("button", { name: words.again }));
  expect(await screen.findByRole("radio", { name: /Shop/ })).toBeTruthy();
});
