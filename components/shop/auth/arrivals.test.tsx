// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { RegisterPage } from "#components/shop/registration/register-page.tsx";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import { user as userSchema } from "#lib/shop/api/schemas/user-schema.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { authStore, LOGGED_OUT } from "#stores/auth/auth-store.ts";
import { LoginPage } from "./login/login-page.tsx";
import { SocialButtons } from "./social/social-buttons.tsx";
import { SocialReturn } from "./social/social-return.tsx";

const calls = vi.hoisted(() => ({
  verify: vi.fn(),
  socialRedirect: vi.fn(),
  register: vi.fn(),
}));
const auth = vi.hoisted(() => ({ logIn: vi.fn(), logInSocially: vi.fn() }));
const replace = vi.hoisted(() => vi.fn());
const showToast = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: calls }));
vi.mock("./browser-auth.ts", () => ({ authRuntime: () => auth }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));
const router = vi.hoisted(() => ({ current: {} }));
vi.mock("next/navigation", () => ({
  useRouter: () => router.current,
  usePathname: () => window.location.pathname,
}));

const messages = en.auth;
const show = (page: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <SiteProvider site={{ locale: "en", defaultLocale: "en" } as ClientSite}>{page}</SiteProvider>
    </NextIntlClientProvider>,
  );
const arriveAt = (address: string) => window.history.replaceState(null, "", address);

beforeEach(() => {
  sessionStorage.clear();
  arriveAt("/login");
  authStore.setState(LOGGED_OUT);
  for (const mock of [...Object.values(calls), ...Object.values(auth), replace, showToast])
    mock.mockReset();
  router.current = { replace };
  auth.logIn.mockResolvedValue(ok({}));
  calls.verify.mockResolvedValue(ok({}));
});

describe("an e-mail's verification", () => {
  const open = async () => {
    arriveAt("/login?verificationToken=secret-1&redirect=%2Fshop");
    await act(async () => show(<LoginPage providers={[]} />));
  };

  it("removes the token from the address, uses it once and shows the result", async () => {
    await open();
    expect(await screen.findByText(messages.verification.confirmed)).toBeTruthy();
    expect(calls.verify).toHaveBeenCalledExactlyOnceWith("secret-1");
    expect(window.location.search).toBe("?redirect=%2Fshop");
    expect(screen.getByRole("button", { name: en.login.submit })).toBeTruthy();
  });

  it.each([
    "ab+c/d0E//9==",
    encodeURIComponent("ab+c/d0E//9=="),
  ])("takes a base64 token as it is, put into the address as %s", async (written) => {
    arriveAt(`/login?verificationToken=${written}`);
    await act(async () => show(<LoginPage providers={[]} />));
    expect(await screen.findByText(messages.verification.confirmed)).toBeTruthy();
    expect(calls.verify).toHaveBeenCalledExactlyOnceWith("ab+c/d0E//9==");
    expect(window.location.search).toBe("");
  });

  it.each([404, 400])("says that a link is unknown or used: %i", async (status) => {
    calls.verify.mockResolvedValue(fail(toApiError(status, "The token is unknown.")));
    await open();
    expect(await screen.findByText(messages.verification.unknown)).toBeTruthy();
  });

  it.each([0, 429, 503])("can be tried again where nobody answered: %i", async (status) => {
    calls.verify.mockResolvedValueOnce(fail(toApiError(status, "")));
    await open();
    fireEvent.click(await screen.findByRole("button", { name: messages.verification.again }));
    expect(await screen.findByText(messages.verification.confirmed)).toBeTruthy();
  });
});

const ESCAPES = [
  "//evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "/%2F%2Fevil.test/../..//evil.test",
  "/.//evil.test",
  "https://evil.test",
  "https:evil.test",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "evil.test",
  " //evil.test",
];

describe("after the login", () => {
  async function logInFrom(address: string): Promise<void> {
    arriveAt(address);
    await act(async () => show(<LoginPage providers={[]} />));
    fireEvent.input(screen.getByLabelText("E-mail"), { target: { value: "ana@example.com" } });
    fireEvent.input(screen.getByLabelText("Password"), { target: { value: "baseline-1" } });
    fireEvent.click(screen.getByRole("button", { name: en.login.submit }));
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  }

  it.each([
    ["/login", "/"],
    ["/login?redirect=%2Fcheckout%3Fstep%3D2", "/checkout?step=2"],
    ["/login?redirect=%2Flogin", "/"],
    ["/login?redirect=%2Flogin%3Fredirect%3D%2Fshop", "/"],
    // A path stays a path, even when it looks like another site once decoded.
    ["/login?redirect=%2F%252F%252Fevil.test", "/%2F%2Fevil.test"],
  ])("%s leads to %s", async (address, target) => {
    await logInFrom(address);
    expect(replace).toHaveBeenCalledWith(target);
  });

  it.each(ESCAPES)("never leads to %j", async (target) => {
    await logInFrom(`/login?redirect=${encodeURIComponent(target)}`);
    expect(replace).toHaveBeenCalledWith("/");
  });
});

describe("after the registration", () => {
  async function registerFrom(address: string): Promise<void> {
    calls.register.mockResolvedValue(ok({ needsVerification: false }));
    arriveAt(address);
    show(<RegisterPage providers={[]} consents={[]} countries={[]} captcha={null} />);
    const values = ["Ana", "Horvat", "ana@example.com", "baseline-1", "baseline-1"];
    const names = ["firstName", "lastName", "email", "password", "confirmedPassword"] as const;
    for (const [index, name] of names.entries())
      fireEvent.input(screen.getByLabelText(messages.field[name]), {
        target: { value: values[index] },
      });
    fireEvent.click(screen.getByRole("button", { name: messages.register.submit }));
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  }

  it.each([
    ["/shop", "/shop"],
    ["//evil.test", "/"],
    ["javascript:alert(1)", "/"],
  ])("%j leads to %s", async (wanted, target) => {
    await registerFrom(`/register?redirect=${encodeURIComponent(wanted)}`);
    expect(replace).toHaveBeenCalledWith(target);
  });

  it('shows no "logged in" message while redirecting', async () => {
    auth.logIn.mockImplementation(async () => {
      const user = userSchema.parse({ id: 1, email: "ana@example.com" });
      authStore.setState({ status: "in", user, trouble: false });
      return ok({});
    });
    await registerFrom("/register");
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.getByRole("button", { name: messages.register.submit })).toBeTruthy();
  });

  it.each([
    ["is refused", () => Promise.resolve(fail(toApiError(401, "Unknown username or password!")))],
    ["cannot be loaded", () => Promise.reject(new Error("chunk"))],
  ])("leaves a login that %s to the login page", async (_, answer) => {
    auth.logIn.mockImplementation(answer);
    await registerFrom("/register");
    expect(replace).toHaveBeenCalledWith("/login");
  });
});

describe("a login by a provider", () => {
  const begin = (to: string) =>
    sessionStorage.setItem(
      "baseline.social",
      JSON.stringify({ provider: "google", state: "s1", to }),
    );
  const comeBack = (query: string) => {
    arriveAt(`/social-login?${query}`);
    show(<SocialReturn />);
  };

  it("becomes a session and returns to the page where it started", async () => {
    auth.logInSocially.mockResolvedValue(ok({}));
    begin("/shop");
    comeBack("provider=google&code=c1&state=s1");
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/shop"));
    expect(auth.logInSocially.mock.calls).toMatchObject([
      [{ provider: "google", code: "c1", state: "s1" }],
    ]);
    expect(window.location.search).not.toMatch(/code|state/);
    expect(sessionStorage.getItem("baseline.social")).toBeNull();
  });

  it.each(ESCAPES)("never goes on to %j", async (to) => {
    auth.logInSocially.mockResolvedValue(ok({}));
    begin(to);
    comeBack("provider=google&code=c1&state=s1");
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/"));
  });

  it.each([
    ["another state", "provider=google&code=c1&state=s2"],
    ["no code", "provider=google&state=s1&error=access_denied"],
  ])("shows an error for %s", async (_, query) => {
    begin("/shop");
    comeBack(query);
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/login?notice=social"));
    expect(auth.logInSocially).not.toHaveBeenCalled();
    arriveAt("/login?notice=social");
    await act(async () => show(<LoginPage providers={[]} />));
    expect(screen.getByText(messages.socialLogin.failed)).toBeTruthy();
  });

  it.each([
    ["the backend refuses", () => Promise.resolve(fail(toApiError(401, "no")))],
    ["its code cannot be loaded", () => Promise.reject(new Error("chunk"))],
  ])("shows an error when %s", async (_, answer) => {
    auth.logInSocially.mockImplementation(answer);
    begin("/shop");
    comeBack("provider=google&code=c1&state=s1");
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/login?notice=social"));
  });

  it.each([
    [ok({ url: "javascript:alert(1)" })],
    [ok({ url: "http://accounts.example/" })],
    [fail(toApiError(503, ""))],
  ])("stays on the page and shows an error for %j", async (answer) => {
    calls.socialRedirect.mockResolvedValue(answer);
    show(<SocialButtons providers={["google"]} to="/shop" />);
    const button = screen.getByRole("button", {
      name: messages.socialLogin.with.replace("{provider}", "Google"),
    });
    await act(async () => fireEvent.click(button));
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "error",
      message: messages.socialLogin.unavailable,
    });
    expect(sessionStorage.getItem("baseline.social")).toBeNull();
  });

  it("shows no provider when the site configures none", () => {
    show(<SocialButtons providers={[]} to="/shop" />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
