// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import { checkoutCalls } from "#lib/web/client/checkout-calls.ts";
import en from "#messages/en.json";
import { createCheckoutStore } from "#stores/checkout/checkout-store.ts";
import { logConsents } from "#stores/checkout/log-consents.ts";
import { rememberedChoices } from "#stores/consent/consent-log.ts";
import { ConsentsDialog } from "./consents-dialog.tsx";

const callGateway = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/client/call-gateway.ts", () => ({ callGateway }));
vi.mock("#components/shop/auth/use-user.ts", () => ({ useUser: () => ({ user: null }) }));

const messages = en.consentPage;
const record = (uniqueNumber: string | number) => ({
  uniqueNumber,
  displayName: `<b>Text ${uniqueNumber}</b>`,
  consents: [uniqueNumber],
  requiredConsents: [],
});

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("baseline.consents", JSON.stringify({ n1: "accepted" }));
  callGateway.mockReset();
  callGateway.mockImplementation(async (path, { input }) => {
    if (!path.includes("consent/filter")) return ok({});
    return ok(input.formType === "newsletter" ? [record("n1"), record("n2")] : []);
  });
});
afterEach(cleanup);

const box = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const draw = () =>
  act(async () => {
    render(
      <NextIntlClientProvider
        locale="en"
        messages={{ consentPage: messages, shell: en.shell }}
        timeZone="UTC"
      >
        <ConsentsDialog open onClose={() => {}} />
      </NextIntlClientProvider>,
    );
  });

it("shows the given consents, and records declined and accepted changes separately", async () => {
  await draw();
  expect([box("Text n1").checked, box("Text n2").checked]).toEqual([true, false]);
  fireEvent.click(box("Text n1"));
  fireEvent.click(box("Text n2"));
  const save = () => act(async () => fireEvent.click(screen.getByText(messages.save)));
  await save();
  expect(screen.getByText(messages.emailWrong)).toBeTruthy();
  fireEvent.change(box(messages.email), { target: { value: "ana@b.hr" } });
  await save();
  const logged = callGateway.mock.calls
    .filter(([path]) => path.includes("log/create"))
    .map(([, { input }]) => [input.status, input.consents, input.sourceType, input.user]);
  const user = { userType: "guest", email: "ana@b.hr" };
  expect(logged).toEqual([
    ["accepted", ["n2"], "newsletter", user],
    ["declined", ["n1"], "newsletter", user],
  ]);
  expect(rememberedChoices()).toEqual({ n1: "declined", n2: "accepted" });
  expect(screen.getByText(messages.saved)).toBeTruthy();
});

it("withdraws a consent that the backend numbers, as a number", async () => {
  localStorage.setItem("baseline.consents", JSON.stringify({ 12: "accepted" }));
  callGateway.mockImplementation(async (path, { input }) =>
    ok(path.includes("consent/filter") && input.formType === "newsletter" ? [record(12)] : []),
  );
  await draw();
  expect(box("Text 12").checked).toBe(true);
  fireEvent.click(box("Text 12"));
  fireEvent.change(box(messages.email), { target: { value: "ana@b.hr" } });
  await act(async () => fireEvent.click(screen.getByText(messages.save)));
  const log = callGateway.mock.calls.find(([path]) => path.includes("log/create"));
  expect(log?.[1].input).toMatchObject({ status: "declined", consents: [12] });
});

it("reads consents by the other call where the first is refused, and not where nothing answers", async () => {
  callGateway.mockImplementation(async (path, { input }) => {
    if (path.includes("gdpr")) return fail(toApiError(404, "no such call"));
    return ok(input.assigned_to === "newsletter" ? [record("n1")] : []);
  });
  await draw();
  expect(box("Text n1").checked).toBe(true);
  const second = callGateway.mock.calls.find(([path]) => path.includes("cms/consent/filter"));
  expect(second?.[1].input).toEqual({ assigned_to: "newsletter", perPage: 50 });
  cleanup();
  callGateway.mockReset().mockResolvedValue(fail(toApiError(0, "network")));
  await draw();
  expect(screen.getByText(messages.failed)).toBeTruthy();
  expect(callGateway.mock.calls.every(([path]) => path.includes("gdpr"))).toBe(true);
});

it("shows the consents given in the checkout, and withdraws them", async () => {
  callGateway.mockImplementation(async (path, { input }) =>
    ok(path.includes("consent/filter") && input.formType === "addressForm" ? [record("a1")] : []),
  );
  const checkout = createCheckoutStore();
  checkout.setState({ address: { ...checkout.getState().address, contactEmail: "ana@b.hr" } });
  await logConsents(checkout, checkoutCalls, "addressForm", ["a1"]);
  callGateway.mockClear();
  await draw();
  expect(box("Text a1").checked).toBe(true);
  fireEvent.click(box("Text a1"));
  fireEvent.change(box(messages.email), { target: { value: "ana@b.hr" } });
  await act(async () => fireEvent.click(screen.getByText(messages.save)));
  const log = callGateway.mock.calls.find(([path]) => path.includes("log/create"));
  expect(log?.[1].input).toMatchObject({
    status: "declined",
    sourceType: "addressForm",
    consents: ["a1"],
  });
  expect(rememberedChoices()).toMatchObject({ a1: "declined" });
});
