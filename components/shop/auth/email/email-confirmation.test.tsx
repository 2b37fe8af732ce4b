// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { watchReplace } from "#tests/dom/location.ts";
import { EmailConfirmation } from "./email-confirmation.tsx";

const SITE = { locale: "en", defaultLocale: "en" } as unknown as ClientSite;
const showToast = vi.hoisted(() => vi.fn());
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));
const messages = en.auth.confirmEmail;
const download = vi.fn<typeof fetch>();
const save = vi.fn<(name: string) => void>();
const goTo = watchReplace();

/** A complete answer to the download, or an error. */
const file = (status = 200) => new Response("%PDF", { status });

async function open(goalType: string, goal: string): Promise<void> {
  const query = new URLSearchParams({ goalType, goal, confirmedEmail: "ana@b.hr" });
  window.history.replaceState(null, "", `/confirm-email?${query}`);
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={en}>
        <SiteProvider site={SITE}>
          <EmailConfirmation hosts={["club.example"]} mediaHost="media.example" />
        </SiteProvider>
      </NextIntlClientProvider>,
    ),
  );
}

beforeEach(() => {
  for (const mock of [showToast, download, save, goTo]) mock.mockReset();
  vi.stubGlobal("fetch", download);
  Object.assign(URL, { createObjectURL: () => "blob:one", revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    save(this.download);
  });
});

afterEach(() => vi.unstubAllGlobals());

it("shows a message as a toast and on the page, as plain text", async () => {
  await open("message", "See you on court <b>3</b>");
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    tone: "success",
    message: "See you on court <b>3</b>",
  });
  expect(screen.getByText("See you on court <b>3</b>")).toBeTruthy();
  expect(screen.getByText(messages.confirmed.replace("{email}", "ana@b.hr"))).toBeTruthy();
});

it.each([
  ["/shop", "/shop"],
  ["https://club.example/shop", "https://club.example/shop"],
])("opens an address of the site once: %s", async (goal, href) => {
  await open("url", goal);
  const whole = new URL(href, window.location.origin).href;
  expect(goTo).toHaveBeenCalledOnce();
  expect(new URL(goTo.mock.calls[0]?.[0] ?? "", window.location.origin).href).toBe(whole);
  expect(screen.getByRole("link", { name: messages.continue })).toBeTruthy();
});

it("downloads a file of the site as a blob under its own name", async () => {
  download.mockResolvedValue(file());
  await open("file", "https://media.example/docs/Club%20rules.pdf");
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith("Club rules.pdf"));
  expect(download).toHaveBeenCalledExactlyOnceWith("https://media.example/docs/Club%20rules.pdf", {
    credentials: "omit",
  });
  expect(showToast).not.toHaveBeenCalled();
});

it.each([
  ["is not there", () => Promise.resolve(file(404))],
  ["gets no answer", () => Promise.reject(new TypeError("network"))],
])("shows an error with a retry when the download %s", async (_, answer) => {
  download.mockImplementationOnce(answer);
  await open("file", "/media/rules.pdf");
  expect((await screen.findByRole("alert")).textContent).toBe(messages.downloadFailed);
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    tone: "error",
    message: messages.downloadFailed,
  });
  download.mockResolvedValueOnce(file());
  fireEvent.click(screen.getByRole("button", { name: messages.download }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alert")).toBeNull();
});

it("saves a file even when its name cannot be decoded", async () => {
  download.mockResolvedValue(file());
  await open("file", "https://media.example/%E0%A4%A");
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith("download"));
  expect(showToast).not.toHaveBeenCalled();
});

it.each([
  ["url", "https://evil.example/x", messages.goTo],
  ["file", "https://club.example/x.pdf", messages.downloadFrom],
])("asks before opening a %s on another site: %s", async (type, href, label) => {
  await open(type, href);
  const { host } = new URL(href);
  const link = screen.getByRole("link", { name: label.replace("{host}", host) });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([
    href,
    "noopener noreferrer",
  ]);
  expect(screen.getByText(messages.foreign.replace("{host}", host))).toBeTruthy();
  expect([download.mock.calls, goTo.mock.calls]).toEqual([[], []]);
});

it.each([
  ["url", "javascript:alert(1)"],
  ["url", "//evil.example"],
  ["url", "/\\evil.example"],
  ["file", "data:text/html,x"],
  ["other", "/shop"],
])("refuses a %s with the value %j", async (type, goal) => {
  await open(type, goal);
  expect(screen.getByText(messages.refused)).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/shop"]);
  expect([showToast.mock.calls, goTo.mock.calls]).toEqual([[], []]);
});
