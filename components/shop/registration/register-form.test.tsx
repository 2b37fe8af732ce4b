// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ConsentText } from "#components/shop/consent/consent-text.ts";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { rememberedChoices } from "#stores/consent/consent-log.ts";
import { shownAsMissing } from "#tests/dom/fields.ts";
import { RegisterForm } from "./register-form.tsx";

const calls = vi.hoisted(() => ({ register: vi.fn(), checkCard: vi.fn(), logConsents: vi.fn() }));
const logIn = vi.hoisted(() => vi.fn());
const captchas = vi.hoisted(() => ({ loadCaptcha: vi.fn(), solveCaptcha: vi.fn() }));
vi.mock("#components/kit/submission/solve-captcha.tsx", () => captchas);
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: calls }));
vi.mock("#lib/web/client/consent-calls.ts", () => ({ logConsentChoice: calls.logConsents }));
vi.mock("#components/shop/auth/browser-auth.ts", () => ({ authRuntime: () => ({ logIn }) }));
const showToast = vi.hoisted(() => vi.fn());
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));

const ANSWERS = {
  "First name": "Ana",
  "Last name": "Horvat",
  "E-mail": "ana@example.com",
  Password: "baseline-1",
  "Confirm password": "baseline-1",
};

const CAPTCHA: Captcha = { siteKey: "k", version: "2", script: "https://captcha.example/api.js" };

function setUp(
  captcha: Captcha | null = null,
  consents: readonly ConsentText[] | null = [
    { uniqueNumber: "R1", required: true, text: "I agree" },
  ],
) {
  const ends = {
    onEnter: vi.fn(),
    onVerification: vi.fn(),
    onLoggedIn: vi.fn(),
    onLogIn: vi.fn(),
  };
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <RegisterForm
        captcha={captcha}
        countries={[{ iso: "HR", name: "Croatia" }]}
        consents={consents}
        {...ends}
      />
    </NextIntlClientProvider>,
  );
  return ends;
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Register" }));
function fillTexts(): void {
  for (const [label, value] of Object.entries(ANSWERS)) type(label, value);
}
function fill(): void {
  fillTexts();
  fireEvent.click(screen.getByRole("checkbox", { name: /I agree/ }));
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const call of [...Object.values(calls), ...Object.values(captchas), logIn, showToast])
    call.mockReset();
  captchas.loadCaptcha.mockResolvedValue({});
  calls.register.mockResolvedValue(ok({ needsVerification: false }));
  calls.logConsents.mockResolvedValue(ok({}));
  logIn.mockResolvedValue(ok({}));
});

const ACCOUNT = (["firstName", "lastName", "email", "password", "again"] as const).map(
  (name) => en.errors.missing[name],
);

it("shows what is missing beside the fields, and requires the required consent", async () => {
  setUp();
  send();
  await waitFor(() => expect(shownAsMissing()).toEqual(ACCOUNT));
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
  expect(calls.logConsents).toHaveBeenCalledExactlyOnceWith({
    type: "registerForm",
    email: "ana@example.com",
    consents: ["R1"],
    status: "accepted",
    userType: "user",
  });
  expect(rememberedChoices()).toEqual({ R1: "accepted" });
  expect(logIn).toHaveBeenCalledExactlyOnceWith({
    username: "ana@example.com",
    password: "baseline-1",
  });
});

it("does not log in when the e-mail must be confirmed first", async () => {
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
])("checks a membership card first: %j", async (answer, expected) => {
  calls.checkCard.mockResolvedValue(answer);
  setUp();
  fill();
  type("Membership card barcode", "2900000000093");
  send();
  expect(await screen.findByText(expected)).toBeTruthy();
  expect(calls.register).not.toHaveBeenCalled();
});

it("shows a taken e-mail beside its field and keeps the input except the passwords", async () => {
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

it("asks for addresses only on request, and sends main and shipping", async () => {
  setUp();
  fill();
  expect(screen.queryByRole("group", { name: en.checkout.address })).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: en.auth.register.withAddresses }));
  expect(screen.getByRole("group", { name: en.checkout.address })).toBeTruthy();
  send();
  await waitFor(() => expect(new Set(shownAsMissing()).size).toBe(6));
});

it("reports that the consents could not be recorded, and registers anyway", async () => {
  calls.logConsents.mockResolvedValue(fail(toApiError(503, "")));
  const ends = setUp();
  fill();
  send();
  await waitFor(() => expect(ends.onLoggedIn).toHaveBeenCalledOnce());
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    tone: "error",
    message: en.errors.failedConsentLog,
  });
});

it("validates nothing before the consents are loaded", async () => {
  setUp(null, null);
  fillTexts();
  send();
  await waitFor(() =>
    expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toContain(
      en.errors.consentsNotFetched,
    ),
  );
  expect(calls.register).not.toHaveBeenCalled();
});

it("ignores submits while a registration is in flight", async () => {
  let answer: (value: unknown) => void = () => {};
  calls.register.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const ends = setUp();
  fill();
  send();
  await waitFor(() => expect(calls.register).toHaveBeenCalledOnce());
  send();
  answer(ok({ needsVerification: true }));
  await waitFor(() => expect(ends.onVerification).toHaveBeenCalledOnce());
  expect(calls.register).toHaveBeenCalledOnce();
});

it("lets a registration that failed be sent again", async () => {
  calls.register.mockResolvedValueOnce(fail(toApiError(503, "")));
  const ends = setUp();
  fill();
  send();
  expect((await screen.findByRole("alert")).textContent).toBe(en.errors.tryAgain);
  expect((screen.getByLabelText("Password") as HTMLInputElement).value).toBe("baseline-1");
  send();
  await waitFor(() => expect(ends.onLoggedIn).toHaveBeenCalledOnce());
});

it("registers even when the automatic login cannot start", async () => {
  logIn.mockRejectedValue(new Error("Failed to load chunk"));
  const ends = setUp();
  fill();
  send();
  await waitFor(() => expect(ends.onLogIn).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alert")).toBeNull();
});

describe("with the site's captcha", () => {
  const refusal = fail(toApiError(400, "The captcha was not solved."));

  it("loads nothing until the form is touched, then sends the solved captcha along", async () => {
    captchas.solveCaptcha.mockResolvedValue("token");
    const ends = setUp(CAPTCHA);
    expect(captchas.loadCaptcha).not.toHaveBeenCalled();
    fireEvent.focus(screen.getByLabelText("E-mail"));
    await waitFor(() => expect(captchas.loadCaptcha).toHaveBeenCalledWith(CAPTCHA));
    fill();
    send();
    await waitFor(() => expect(ends.onLoggedIn).toHaveBeenCalledOnce());
    expect(calls.register.mock.lastCall?.[0]).toMatchObject({
      email: "ana@example.com",
      recaptchaKey: "k",
      recaptchaResponse: "token",
    });
  });

  it("solves a new captcha for each submit, and none for an invalid form", async () => {
    captchas.solveCaptcha.mockResolvedValueOnce("one").mockResolvedValueOnce("two");
    calls.register.mockResolvedValueOnce(fail(toApiError(409, "User already exist.")));
    const ends = setUp(CAPTCHA);
    send();
    await waitFor(() => expect(shownAsMissing()).toHaveLength(5));
    expect(captchas.solveCaptcha).not.toHaveBeenCalled();
    fill();
    send();
    await screen.findByText(en.errors.userExists);
    type("E-mail", "eva@example.com");
    send();
    await waitFor(() => expect(ends.onLoggedIn).toHaveBeenCalledOnce());
    expect(calls.register.mock.calls.map(([input]) => input.recaptchaResponse)).toEqual([
      "one",
      "two",
    ]);
  });

  it("loads no script of a captcha that lacks its key", async () => {
    setUp({ ...CAPTCHA, siteKey: "" });
    fireEvent.focus(screen.getByLabelText("E-mail"));
    await import("#components/kit/submission/solve-captcha.tsx");
    expect(captchas.loadCaptcha).not.toHaveBeenCalled();
  });

  it("does not mention the script when something else is wrong", async () => {
    captchas.solveCaptcha.mockRejectedValue({ trouble: "notLoaded" });
    calls.register.mockResolvedValue(fail(toApiError(409, "User already exist.")));
    setUp(CAPTCHA);
    fill();
    send();
    expect(await screen.findByText(en.errors.userExists)).toBeTruthy();
    expect(screen.queryByText(new RegExp(en.forms.captcha.notLoaded))).toBeNull();
  });

  it("leaves the decision to the backend when the script is blocked", async () => {
    captchas.solveCaptcha.mockRejectedValue({ trouble: "notLoaded" });
    const ends = setUp(CAPTCHA);
    fill();
    send();
    await waitFor(() => expect(ends.onLoggedIn).toHaveBeenCalledOnce());
    expect(calls.register.mock.lastCall?.[0]).not.toHaveProperty("recaptchaResponse");
  });

  it.each([
    "noVersion",
    "notLoaded",
    "notExecuted",
  ] as const)("shows why there was no captcha when the backend refuses: %s", async (trouble) => {
    captchas.solveCaptcha.mockRejectedValue({ trouble });
    calls.register.mockResolvedValue(refusal);
    setUp(CAPTCHA);
    fill();
    send();
    expect((await screen.findByRole("alert")).textContent).toBe(
      `The captcha was not solved. ${en.forms.captcha[trouble]}`,
    );
    expect((screen.getByLabelText("First name") as HTMLInputElement).value).toBe("Ana");
  });
});
