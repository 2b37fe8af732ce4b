// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "@/lib/api/errors";
import en from "@/messages/en.json";
import { rememberedChoices } from "@/stores/consent-log";
import { RegisterForm } from "./register-form";

const calls = vi.hoisted(() => ({ register: vi.fn(), checkCard: vi.fn(), logConsents: vi.fn() }));
const logIn = vi.hoisted(() => vi.fn());
vi.mock("@/stores/account-calls", () => ({ accountCalls: calls }));
vi.mock("./start-auth", () => ({ authRuntime: () => ({ logIn }) }));
vi.mock("@/components/ui/toast", () => ({ showToast: vi.fn() }));

const ANSWERS = {
  "First name": "Ana",
  "Last name": "Horvat",
  "E-mail": "ana@example.com",
  Password: "baseline-1",
  "Confirm password": "baseline-1",
};

function setUp() {
  const ends = {
    onEnter: vi.fn(),
    onVerification: vi.fn(),
    onLoggedIn: vi.fn(),
    onLogIn: vi.fn(),
  };
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <RegisterForm
        countries={[{ iso: "HR", name: "Croatia" }]}
        consents={[{ uniqueNumber: "R1", required: true, text: "I agree" }]}
        {...ends}
      />
    </NextIntlClientProvider>,
  );
  return ends;
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Register" }));
function fill(): void {
  for (const [label, value] of Object.entries(ANSWERS)) type(label, value);
  fireEvent.click(screen.getByRole("checkbox", { name: /I agree/ }));
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const call of [...Object.values(calls), logIn]) call.mockReset();
  calls.register.mockResolvedValue(ok({ needsVerification: false }));
  calls.logConsents.mockResolvedValue(ok({}));
  logIn.mockResolvedValue(ok({}));
});

it("says what is missing beside the fields, and wants the required consent", async () => {
  setUp();
  send();
  await waitFor(() => expect(screen.getAllByText(en.errors.required)).toHaveLength(5));
  expect(screen.getByText(en.errors.consentRequired)).toBeTruthy();
  expect(calls.register).not.toHaveBeenCalled();
});

it("registers, logs the consents, and logs in", async () => {
  const ends = setUp();
  fill();
  send();
  await waitFor(() => expect(ends.onLoggedIn).toHaveBeenCalledOnce());
  expect(calls.register).toHaveBeenCalledExactlyOnceWith({
    email: "ana@example.com",
    username: "ana@example.com",
    password: "baseline-1",
    details: { firstName: "Ana", lastName: "Horvat" },
  });
  expect(calls.logConsents).toHaveBeenCalledExactlyOnceWith(["R1"], "ana@example.com");
  expect(rememberedChoices()).toEqual({ R1: "accepted" });
  expect(logIn).toHaveBeenCalledExactlyOnceWith({
    username: "ana@example.com",
    password: "baseline-1",
  });
});

it("does not log in where the e-mail must be confirmed first", async () => {
  calls.register.mockResolvedValue(ok({ needsVerification: true }));
  const ends = setUp();
  fill();
  send();
  await waitFor(() => expect(ends.onVerification).toHaveBeenCalledWith("ana@example.com"));
  expect(logIn).not.toHaveBeenCalled();
});

it.each([
  [ok({ isValid: false }), en.errors.memberCardInvalid],
  [fail(toApiError(0, "network")), en.errors.memberCardFailed],
])("checks a membership card first: %j", async (answer, words) => {
  calls.checkCard.mockResolvedValue(answer);
  setUp();
  fill();
  type("Membership card barcode", "2900000000093");
  send();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(calls.register).not.toHaveBeenCalled();
});

it("puts a taken e-mail beside its field and keeps what was typed, but no password", async () => {
  calls.register.mockResolvedValue(fail(toApiError(409, "User already exist.")));
  setUp();
  fill();
  send();
  expect(await screen.findByText(en.errors.userExists)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("E-mail")));
  const kept = sessionStorage.getItem("baseline.draft.register") ?? "";
  expect(kept).toContain("ana@example.com");
  expect(kept).not.toContain("baseline-1");
});

it("asks for addresses only when they are wanted, and sends main and shipping", async () => {
  setUp();
  fill();
  expect(screen.queryByRole("group", { name: en.checkout.address })).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: en.auth.register.withAddresses }));
  expect(screen.getByRole("group", { name: en.checkout.address })).toBeTruthy();
  send();
  await waitFor(() => expect(screen.getAllByText(en.errors.required)).toHaveLength(9));
});
