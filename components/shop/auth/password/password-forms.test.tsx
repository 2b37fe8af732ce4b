// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { ChangePasswordForm } from "#components/shop/account/profile/change-password-form.tsx";
import { GuestToAccount } from "#components/shop/registration/guest-to-account.tsx";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { descriptionOf, expectKeptNowhere } from "#tests/dom/fields.ts";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";

const calls = vi.hoisted(() => ({
  changePassword: vi.fn(),
  setPassword: vi.fn(),
  forgot: vi.fn(),
  register: vi.fn(),
}));
const logIn = vi.hoisted(() => vi.fn());
const showToast = vi.hoisted(() => vi.fn());
const captchas = vi.hoisted(() => ({ loadCaptcha: vi.fn(), solveCaptcha: vi.fn() }));
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: calls }));
vi.mock("#components/shop/auth/browser-auth.ts", () => ({ authRuntime: () => ({ logIn }) }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));
vi.mock("#components/kit/submission/solve-captcha.tsx", () => captchas);

const { auth, errors } = en;
const EIGHT = errors.min.replace("{length}", "8");
const GOOD = "new-password";

const show = (page: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <SiteProvider site={{ locale: "en", defaultLocale: "en" } as ClientSite}>{page}</SiteProvider>
    </NextIntlClientProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(field(label), { target: { value } });
};
const send = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

/** The hidden e-mail field that tells password managers the account. */
const ownerOf = (password: string) => {
  const owner = field(password).form?.querySelector<HTMLInputElement>("[autocomplete=username]");
  return owner && { email: owner.value, type: owner.type, isHidden: owner.hidden };
};

/** That the notice with this text has the focus, which would be nowhere once its form is gone. */
function expectFocusOn(text: string): void {
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain(text);
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/forgot-password");
  for (const mock of [...Object.values(calls), ...Object.values(captchas), logIn, showToast])
    mock.mockReset();
  for (const call of Object.values(calls)) call.mockResolvedValue(ok({ needsVerification: false }));
  logIn.mockResolvedValue(ok({}));
});

describe("changing the password", () => {
  const { oldPassword, newPassword, newPasswordAgain } = auth.field;
  const right = { [oldPassword]: "old-password", [newPassword]: GOOD, [newPasswordAgain]: GOOD };
  const open = () => show(<ChangePasswordForm email="ana@b.hr" />);
  const change = () => send(auth.changePassword);

  it.each([
    [{ [oldPassword]: "" }, oldPassword, errors.missing.oldPassword],
    [{ [oldPassword]: "1234567" }, oldPassword, EIGHT],
    [{ [newPassword]: "", [newPasswordAgain]: "" }, newPassword, errors.missing.password],
    [{ [newPassword]: "1234567", [newPasswordAgain]: "1234567" }, newPassword, EIGHT],
    [
      { [newPassword]: "old-password", [newPasswordAgain]: "old-password" },
      newPassword,
      errors.passwordSame,
    ],
    [{ [newPasswordAgain]: "" }, newPasswordAgain, errors.missing.again],
    [{ [newPasswordAgain]: "another-one" }, newPasswordAgain, errors.passwordsDiffer],
  ])("shows the error for %j beside %s: %s", async (wrong, label, expected) => {
    open();
    fill({ ...right, ...wrong });
    await change();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(descriptionOf(field(label))).toContain(expected);
    expect(calls.changePassword).not.toHaveBeenCalled();
  });

  it("sends the old and the new password, confirms the change and clears both fields", async () => {
    open();
    fill(right);
    await change();
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({ tone: "success", message: auth.passwordChanged }),
    );
    expect(calls.changePassword).toHaveBeenCalledExactlyOnceWith("old-password", GOOD);
    for (const label of Object.keys(right)) expect(field(label).value).toBe("");
    expectKeptNowhere("old-password");
    expectKeptNowhere(GOOD);
  });

  it("shows a wrong old password beside its field and keeps the input", async () => {
    calls.changePassword.mockResolvedValue(fail(toApiError(400, "Incorrect old password.")));
    open();
    fill(right);
    await change();
    await waitFor(() =>
      expect(descriptionOf(field(oldPassword))).toContain(errors.inccorectOldPassword),
    );
    expect(document.activeElement).toBe(field(oldPassword));
    expect(field(newPassword).value).toBe(GOOD);
    expectKeptNowhere(GOOD);
  });

  it.each([
    [0, "", errors.tryAgain],
    [500, "SQL", errors.tryAgain],
    [429, "", errors.tooManyRequests],
    [422, "Too common.", "Too common."],
  ])("shows the answer %i %j above the button and can be sent again", async (status, message, expected) => {
    calls.changePassword.mockResolvedValueOnce(fail(toApiError(status, message)));
    open();
    fill(right);
    await change();
    expect((await screen.findByRole("alert")).textContent).toBe(expected);
    expect(field(oldPassword).value).toBe("old-password");
    await change();
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("ignores submits while one is in flight", async () => {
    let answer: (value: Result<unknown>) => void = () => {};
    calls.changePassword.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open();
    fill(right);
    await change();
    await change();
    await act(async () => answer(ok({})));
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    expect(calls.changePassword).toHaveBeenCalledOnce();
  });

  it("carries autocomplete attributes for password managers", () => {
    open();
    const kinds = Object.keys(right).map((label) => [field(label).type, field(label).autocomplete]);
    expect(kinds).toEqual([
      ["password", "current-password"],
      ["password", "new-password"],
      ["password", "new-password"],
    ]);
    expect(ownerOf(oldPassword)).toEqual({ email: "ana@b.hr", type: "text", isHidden: true });
  });
});

describe("a forgotten password", () => {
  const { email, newPassword, newPasswordAgain } = auth.field;
  const ask = () => send(auth.forgotPassword.submit);

  it.each([
    ["", errors.missing.email],
    ["ana@", errors.email],
  ])("requires a valid e-mail: %j", async (value, expected) => {
    show(<ForgotPasswordPage />);
    fill({ [email]: value });
    await ask();
    await waitFor(() => expect(descriptionOf(field(email))).toContain(expected));
    expect(calls.forgot).not.toHaveBeenCalled();
  });

  it("requests the reset e-mail, and keeps the address when that fails", async () => {
    calls.forgot.mockResolvedValueOnce(fail(toApiError(429, "")));
    show(<ForgotPasswordPage />);
    fill({ [email]: " ana@example.com " });
    await ask();
    expect((await screen.findByRole("alert")).textContent).toBe(errors.tooManyRequests);
    await ask();
    expect(await screen.findByText(auth.forgotPassword.sentTitle)).toBeTruthy();
    expectFocusOn(auth.forgotPassword.sentTitle);
    expect(calls.forgot).toHaveBeenLastCalledWith("ana@example.com");
  });

  describe("a forgotten password, after opening the link", () => {
    const open = () => {
      window.history.replaceState(null, "", "/forgot-password?token=secret-1");
      show(<ForgotPasswordPage />);
    };
    const set = () => send(auth.forgotPassword.setSubmit);

    it("removes the token from the address and asks for the password twice", async () => {
      open();
      expect(window.location.search).toBe("");
      fill({ [newPassword]: "1234567", [newPasswordAgain]: "12345678" });
      await set();
      await waitFor(() => expect(descriptionOf(field(newPassword))).toContain(EIGHT));
      expect(descriptionOf(field(newPasswordAgain))).toContain(errors.passwordsDiffer);
      fill({ [newPassword]: GOOD, [newPasswordAgain]: GOOD });
      await set();
      expect(await screen.findByText(auth.forgotPassword.set)).toBeTruthy();
      expect(calls.setPassword).toHaveBeenCalledExactlyOnceWith("secret-1", GOOD);
      expect(screen.getByRole("link", { name: auth.logIn }).getAttribute("href")).toBe("/login");
    });

    it.each([400, 401, 404])("that is over (%i) offers another letter", async (status) => {
      calls.setPassword.mockResolvedValue(fail(toApiError(status, "The token was used.")));
      open();
      fill({ [newPassword]: GOOD, [newPasswordAgain]: GOOD });
      await set();
      expect(await screen.findByText(auth.forgotPassword.expired)).toBeTruthy();
      expect(field(email)).toBeTruthy();
    });

    it("keeps the link usable when the shop cannot be reached", async () => {
      calls.setPassword.mockResolvedValueOnce(fail(toApiError(0, "")));
      open();
      fill({ [newPassword]: GOOD, [newPasswordAgain]: GOOD });
      await set();
      expect((await screen.findByRole("alert")).textContent).toBe(errors.tryAgain);
      await set();
      expect(await screen.findByText(auth.forgotPassword.set)).toBeTruthy();
    });
  });
});

describe("an account after a guest's order", () => {
  const { password } = auth.field;
  const open = (captcha: Parameters<typeof GuestToAccount>[0]["captcha"] = null) =>
    show(<GuestToAccount email="ana@b.hr" firstName="Ana" lastName="Horvat" captcha={captcha} />);
  const make = () => send(auth.guest.submit);
  const account = {
    email: "ana@b.hr",
    username: "ana@b.hr",
    password: GOOD,
    details: { firstName: "Ana", lastName: "Horvat" },
  };

  it("requires a password of eight characters, typed once", async () => {
    open();
    fill({ [password]: "1234567" });
    await make();
    await waitFor(() => expect(descriptionOf(field(password))).toContain(EIGHT));
    expect(calls.register).not.toHaveBeenCalled();
  });

  it("registers the e-mail of the order and logs in", async () => {
    open();
    expect(ownerOf(password)).toEqual({ email: "ana@b.hr", type: "text", isHidden: true });
    fill({ [password]: GOOD });
    await make();
    expect(await screen.findByText(auth.guest.created)).toBeTruthy();
    expectFocusOn(auth.guest.created);
    expect(calls.register).toHaveBeenCalledExactlyOnceWith(account);
    expect(logIn).toHaveBeenCalledExactlyOnceWith({ username: "ana@b.hr", password: GOOD });
    expectKeptNowhere(GOOD);
  });

  it("does not log in when the e-mail must be confirmed first", async () => {
    calls.register.mockResolvedValue(ok({ needsVerification: true }));
    open();
    fill({ [password]: GOOD });
    await make();
    expect(await screen.findByText(auth.register.sent.replace("{email}", "ana@b.hr"))).toBeTruthy();
    expect(logIn).not.toHaveBeenCalled();
  });

  it("says that the e-mail is already registered", async () => {
    calls.register.mockResolvedValue(fail(toApiError(409, "User already exist.")));
    open();
    fill({ [password]: GOOD });
    await make();
    expect((await screen.findByRole("alert")).textContent).toBe(errors.userExists);
    expect(field(password).value).toBe(GOOD);
  });

  it("solves the site's captcha", async () => {
    const captcha = { siteKey: "k", version: "3", script: "https://captcha.example/" } as const;
    captchas.loadCaptcha.mockResolvedValue({});
    captchas.solveCaptcha.mockResolvedValue("token");
    open(captcha);
    fireEvent.focus(field(password));
    await waitFor(() => expect(captchas.loadCaptcha).toHaveBeenCalledWith(captcha));
    fill({ [password]: GOOD });
    await make();
    await waitFor(() =>
      expect(calls.register).toHaveBeenCalledExactlyOnceWith({
        ...account,
        recaptchaKey: "k",
        recaptchaResponse: "token",
      }),
    );
  });
});
