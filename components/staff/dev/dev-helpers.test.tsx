// @vitest-environment jsdom
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import en from "#messages/en.json";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import { DevHelpers } from "./dev-helpers.tsx";

vi.mock("#components/kit/ui/toast.ts", () => ({ showToast: vi.fn() }));

const VERSION = { version: "0.1.0", commit: "abc1234", latest: "v0.2.0", problem: null };

/** Answers each route of development; returns what was sent. */
function serve(answers: Readonly<Record<string, () => Response>>) {
  const sent = new Map<string, unknown>();
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const route = url.replace("/api/dev/", "");
    sent.set(route, init?.body);
    return answers[route]?.() ?? new Response(null, { status: 500 });
  });
  return sent;
}

const data = (value: unknown) => () => Response.json({ data: value });
const failed = (message: string) => () =>
  Response.json({ error: { statusCode: 502, payload: { message } } }, { status: 502 });

const draw = () =>
  act(async () =>
    render(
      <Translations locale="en" messages={{ shell: en.shell }} timeZone="UTC">
        <DevHelpers domain="shop.test" />
      </Translations>,
    ),
  );

beforeEach(() => {
  allowDialogs();
  vi.mocked(showToast).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it("names version and commit, and what is newer, and leads to the cleaned changelog", async () => {
  serve({
    version: data(VERSION),
    releases: data([{ tag: "v0.2.0", releasedAt: "2026-11-02", html: "<p>Much is new</p>" }]),
    "get-domain": () => Response.json({ domain: "shop.test", domains: ["shop.test"] }),
  });
  await draw();
  const badge = await screen.findByRole("button", { name: "Version 0.1.0, abc1234 · new: v0.2.0" });
  await userEvent.click(badge);
  const about = screen.getByRole("dialog", { name: en.dev.title });
  await userEvent.click(within(about).getByRole("button", { name: en.dev.changelog }));
  expect(await screen.findByText("Much is new")).toBeTruthy();
  expect(showToast).not.toHaveBeenCalled();
});

it("tells by toasts that the newest version and the releases could not be read", async () => {
  serve({
    version: data({ ...VERSION, latest: null, problem: "No such call." }),
    releases: failed("GitLab is down."),
  });
  await draw();
  await userEvent.click(await screen.findByRole("button", { name: "Version 0.1.0, abc1234" }));
  expect(showToast).toHaveBeenCalledWith({
    tone: "error",
    message: "The newest version is not known: No such call.",
  });
  await userEvent.click(screen.getByRole("button", { name: en.dev.changelog }));
  expect(await screen.findByText(en.admin.releases.failed)).toBeTruthy();
  expect(showToast).toHaveBeenLastCalledWith({ tone: "error", message: "GitLab is down." });
});

it("changes the domain, and shows a mistake next to the field", async () => {
  const sent = serve({
    version: data(VERSION),
    "set-domain": failed("There is no site at this domain."),
  });
  await draw();
  await userEvent.click(await screen.findByRole("button", { name: /^Version/ }));
  const field = screen.getByLabelText(en.dev.domain);
  await userEvent.clear(field);
  await userEvent.type(field, "nobody.test{Enter}");
  expect(await screen.findByText("There is no site at this domain.")).toBeTruthy();
  expect(sent.get("set-domain")).toBe('{"domain":"nobody.test"}');
});
