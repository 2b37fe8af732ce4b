// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { watchReplace } from "#tests/dom/location.ts";
import { FormConfirmation } from "./form-confirmation.tsx";

const SITE = { locale: "en", defaultLocale: "en" } as unknown as ClientSite;
const showToast = vi.hoisted(() => vi.fn());
const callGateway = vi.hoisted(() => vi.fn());
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));
vi.mock("#lib/web/client/call-gateway.ts", () => ({ callGateway }));
const goTo = watchReplace();

const { confirmEmail, verification } = en.auth;
const sent = (own: object) => ok({ goalType: "", goal: "", message: "", ...own });

async function open() {
  const query = new URLSearchParams({ form: "7", token: "a/b+c=" });
  window.history.replaceState(null, "", `/confirm-email?${query}`);
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={en}>
        <SiteProvider site={SITE}>
          <FormConfirmation hosts={["club.example"]} mediaHost="media.example" />
        </SiteProvider>
      </NextIntlClientProvider>,
    ),
  );
}

beforeEach(() => {
  for (const mock of [showToast, callGateway, goTo]) mock.mockReset();
});

it("uses the token of the e-mail once, and removes it from the address bar", async () => {
  callGateway.mockResolvedValue(sent({ goalType: "message", goal: "See you" }));
  await open();
  expect(callGateway).toHaveBeenCalledExactlyOnceWith("v1/cms/form/confirmEmail", {
    params: { id: "7" },
    input: { token: "a/b+c=" },
  });
  expect(window.location.search).toBe("?form=7");
  expect(screen.getByText(confirmEmail.formDone)).toBeTruthy();
  expect(screen.getByText("See you")).toBeTruthy();
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ tone: "success", message: "See you" });
});

it.each([
  [{ goalType: "message", goal: "Goal", message: "Message" }, "Message"],
  [{ message: "Message" }, "Message"],
])("prefers the backend's message: %j", async (own, text) => {
  callGateway.mockResolvedValue(sent(own));
  await open();
  expect(screen.getByText(text)).toBeTruthy();
});

it("says that the e-mail is confirmed where the backend names no goal", async () => {
  callGateway.mockResolvedValue(sent({}));
  await open();
  expect(screen.getByText(confirmEmail.formDone)).toBeTruthy();
  expect(showToast).not.toHaveBeenCalled();
  expect(screen.queryByRole("status")).toBeNull();
});

it("opens an address of the site, and asks before another's", async () => {
  callGateway.mockResolvedValue(sent({ goalType: "url", goal: "/shop" }));
  await open();
  expect(goTo).toHaveBeenCalledOnce();
  goTo.mockReset();
  callGateway.mockResolvedValue(sent({ goalType: "url", goal: "https://evil.example/" }));
  await open();
  expect(goTo).not.toHaveBeenCalled();
  expect(screen.getByText(confirmEmail.foreign.replace("{host}", "evil.example"))).toBeTruthy();
});

it("says that a link was used or is unknown", async () => {
  callGateway.mockResolvedValue(fail(toApiError(404, "Gone.")));
  await open();
  expect(screen.getByText(confirmEmail.used)).toBeTruthy();
});

it("tries again where nothing answered", async () => {
  callGateway.mockResolvedValueOnce(fail(toApiError(0, "network")));
  await open();
  expect(screen.getByText(verification.silent)).toBeTruthy();
  callGateway.mockResolvedValueOnce(sent({ goal: "Done" }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: verification.again })));
  expect(screen.getByText("Done")).toBeTruthy();
});
