// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { descriptionOf, expectKeptNowhere } from "#tests/dom/fields.ts";
import { LoginForm } from "./login-form.tsx";

const logIn = vi.hoisted(() => vi.fn<(credentials: object) => Promise<Result<unknown>>>());
const staffLogIn = vi.hoisted(() => vi.fn<() => Promise<Result<unknown>>>());
const showToast = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/auth/browser-auth.ts", () => ({ authRuntime: () => ({ logIn }) }));
vi.mock("#lib/web/client/post-route.ts", () => ({ postRoute: staffLogIn }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));

const { error: messages } = en.login;
const PASSWORD = "baseline-1";

function setUp(admin = false) {
  const onDone = vi.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ login: en.login }}>
      <LoginForm admin={admin} onDone={onDone} />
    </NextIntlClientProvider>,
  );
  return onDone;
}
const email = () => screen.getByLabelText<HTMLInputElement>("E-mail");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const fill = (name: string, secret = PASSWORD) => {
  fireEvent.input(email(), { target: { value: name } });
  fireEvent.input(password(), { target: { value: secret } });
};
const send = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Log in" })));

beforeEach(() => {
  for (const mock of [logIn, staffLogIn, showToast]) mock.mockReset();
  logIn.mockResolvedValue(ok({}));
});

describe("the rules", () => {
  it.each([
    ["", PASSWORD, messages.emailMissing, ""],
    ["  ", PASSWORD, messages.emailMissing, ""],
    ["ana", PASSWORD, messages.emailWrong, ""],
    ["ana@example.com", "", "", messages.passwordMissing],
    ["ana@example.com", "1234567", "", messages.passwordShort],
    ["ana@", "1234567", messages.emailWrong, messages.passwordShort],
  ])("%j with %j", async (name, secret, ofEmail, ofPassword) => {
    setUp();
    fill(name, secret);
    await send();
    const first = ofEmail ? email() : password();
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(descriptionOf(email())).toContain(ofEmail);
    expect(descriptionOf(password())).toContain(ofPassword);
    expect(email().getAttribute("aria-invalid")).toBe(ofEmail ? "true" : null);
    expect(logIn).not.toHaveBeenCalled();
  });

  it("accepts a password of eight characters and continues", async () => {
    const onDone = setUp();
    fill(" ana@example.com ", "12345678");
    await send();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(logIn).toHaveBeenCalledExactlyOnceWith({
      username: "ana@example.com",
      password: "12345678",
    });
  });
});

describe("a login that fails", () => {
  it.each([
    [401, "Unknown username or password!", messages.wrong],
    [401, "INVALID_LOGIN", messages.invalid],
    [400, "Student is not assigned to any department", messages.department],
    [401, "Your account is locked.", "Your account is locked."],
    [403, "Members only.", "Members only."],
    [401, "", messages.wrong],
    [429, "slow down", messages.tooMany],
    [0, "network", messages.unreachable],
    [503, "<html>", messages.unreachable],
  ])("says the answer %i %j once, in the form", async (status, message, said) => {
    logIn.mockResolvedValue(fail(toApiError(status, message)));
    const onDone = setUp();
    fill("ana@example.com");
    await send();
    expect((await screen.findByRole("alert")).textContent).toBe(said);
    expect(showToast).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
    // The input is kept, and the password field gets the focus.
    expect(email().value).toBe("ana@example.com");
    expect(document.activeElement).toBe(password());
  });

  it("can be tried again, and hides the previous error meanwhile", async () => {
    logIn.mockResolvedValueOnce(fail(toApiError(401, "INVALID_LOGIN")));
    const onDone = setUp();
    fill("ana@example.com");
    await send();
    await screen.findByRole("alert");
    await send();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows an error when the login code could not be downloaded", async () => {
    logIn.mockRejectedValue(new Error("Failed to load chunk"));
    setUp();
    fill("ana@example.com");
    await send();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.unreachable);
  });
});

it("ignores submits while a login is in flight", async () => {
  let answer: (value: Result<unknown>) => void = () => {};
  logIn.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const onDone = setUp();
  fill("ana@example.com");
  await send();
  await waitFor(() => expect(logIn).toHaveBeenCalledOnce());
  await send();
  await act(async () => answer(ok({})));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(logIn).toHaveBeenCalledOnce();
});

it("carries autocomplete attributes and stores nothing itself", async () => {
  logIn.mockResolvedValue(fail(toApiError(401, "INVALID_LOGIN")));
  setUp();
  expect([email().autocomplete, email().type]).toEqual(["username", "email"]);
  expect([password().autocomplete, password().type]).toEqual(["current-password", "password"]);
  fill("ana@example.com");
  await send();
  await screen.findByRole("alert");
  expectKeptNowhere(PASSWORD);
});

describe("staff", () => {
  it("may use a user name and a short password, and see errors in the form only", async () => {
    staffLogIn.mockResolvedValue(fail(toApiError(403, "No.")));
    const onDone = setUp(true);
    fill("editor", "short");
    await send();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.notStaff);
    expect(showToast).not.toHaveBeenCalled();
    expect(staffLogIn).toHaveBeenCalledExactlyOnceWith("session/login", {
      username: "editor",
      password: "short",
      admin: true,
    });
    expect(logIn).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
  });
});
