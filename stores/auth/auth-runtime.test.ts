import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { createAuthRuntime } from "./auth-runtime.ts";
import { createAuthStore } from "./auth-store.ts";

const ana = { id: 1, email: "ana@example.com" } as User;
const ivo = { id: 2, email: "ivo@example.com" } as User;
const credentials = { username: ana.email, password: "baseline-1" };

function setUp() {
  let hint = false;
  const calls = {
    logIn: vi.fn(async () => {
      hint = true;
      return ok({ user: ana });
    }),
    logInSocially: vi.fn(async () => ok({ user: ana })),
    logOut: vi.fn(async () => {
      hint = false;
      return ok({});
    }),
    profile: vi.fn(async () => ok(ana)),
  };
  const store = createAuthStore();
  const parts = {
    calls,
    store,
    hint: { has: () => hint, drop: vi.fn(() => (hint = false)) },
    announce: vi.fn(),
    notify: vi.fn(),
    onLogin: vi.fn(async () => {}),
    clear: vi.fn(async () => {}),
  };
  return {
    ...parts,
    auth: createAuthRuntime(parts as unknown as Parameters<typeof createAuthRuntime>[0]),
    setHint: (there: boolean) => {
      hint = there;
    },
  };
}

beforeEach(() => vi.useFakeTimers());

it("sends no request without the hint, and one for all readers with it", async () => {
  const { auth, calls, setHint, store } = setUp();
  expect(await auth.load()).toBeNull();
  expect(calls.profile).not.toHaveBeenCalled();
  setHint(true);
  expect(await Promise.all([auth.load(), auth.load(), auth.load()])).toEqual([ana, ana, ana]);
  await auth.load();
  expect(calls.profile).toHaveBeenCalledOnce();
  expect(store.getState()).toEqual({ status: "in", user: ana, trouble: false });
});

it("does not log out without an answer; a refusal does, and removes the hint", async () => {
  const { auth, calls, setHint, store, hint } = setUp();
  setHint(true);
  calls.profile.mockResolvedValueOnce(fail(toApiError(0, "network")) as never);
  expect(await auth.load()).toBeNull();
  expect(store.getState()).toEqual({ status: "out", user: null, trouble: true });
  await auth.load();
  calls.profile.mockResolvedValueOnce(fail(toApiError(503, "")) as never);
  expect(await auth.refresh()).toEqual(ana);
  calls.profile.mockResolvedValueOnce(fail(toApiError(401, "Log in first.")) as never);
  expect(await auth.refresh()).toBeNull();
  expect(store.getState().status).toBe("out");
  expect(hint.drop).toHaveBeenCalledOnce();
});

it("treats a user without profile access as logged out, and keeps the session", async () => {
  const { auth, calls, setHint, store, hint } = setUp();
  setHint(true);
  calls.profile.mockResolvedValueOnce(fail(toApiError(403, "")) as never);
  expect(await auth.load()).toBeNull();
  expect(store.getState()).toEqual({ status: "out", user: null, trouble: false });
  expect(hint.drop).not.toHaveBeenCalled();
});

describe("login", () => {
  it("fetches the user, then cart and wishlist, then shows the message", async () => {
    const { auth, calls, announce, notify, onLogin } = setUp();
    expect(await auth.logIn(credentials)).toEqual(ok(ana));
    expect(calls.profile).toHaveBeenCalledOnce();
    expect(onLogin).toHaveBeenCalledExactlyOnceWith(ana);
    expect(announce).toHaveBeenCalledExactlyOnceWith("in");
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: "loggedIn", user: ana });
  });

  it("uses the profile, which is more complete than the login answer", async () => {
    const { auth, calls, notify, onLogin } = setUp();
    const whole = { ...ana, memberCardBarcode: "290" };
    calls.profile.mockResolvedValueOnce(ok(whole));
    expect(await auth.logIn(credentials)).toEqual(ok(whole));
    expect(onLogin).toHaveBeenCalledExactlyOnceWith(whole);
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: "loggedIn", user: whole });
  });

  it("asks for the profile again while one from before the login is on its way", async () => {
    const { auth, calls, setHint, store } = setUp();
    setHint(true);
    const { promise, resolve } = Promise.withResolvers<Result<User>>();
    calls.profile.mockReturnValueOnce(promise as never);
    const before = auth.load();
    const full = { ...ana, phone: "+385 1 234" } as unknown as User;
    calls.profile.mockResolvedValueOnce(ok(full));
    const login = auth.logIn(credentials);
    await vi.advanceTimersByTimeAsync(0);
    resolve(fail(toApiError(401, "Log in first.")));
    await Promise.all([before, login]);
    expect(store.getState()).toMatchObject({ status: "in", user: full });
  });

  it("changes nothing when it is refused", async () => {
    const { auth, calls, announce, notify } = setUp();
    const refused = fail(toApiError(401, "Unknown username or password!"));
    calls.logIn.mockResolvedValueOnce(refused as never);
    expect(await auth.logIn(credentials)).toEqual(refused);
    expect([announce.mock.calls, notify.mock.calls]).toEqual([[], []]);
  });

  it("succeeds even when cart or profile fail", async () => {
    const { auth, calls, onLogin, store } = setUp();
    calls.profile.mockResolvedValueOnce(fail(toApiError(0, "network")) as never);
    onLogin.mockRejectedValueOnce(new Error("cart"));
    expect(await auth.logIn(credentials)).toEqual(ok(ana));
    expect(store.getState().user).toEqual(ana);
  });

  it("in another tab shows its user here, not the previous one", async () => {
    const { auth, calls, setHint, store } = setUp();
    setHint(true);
    let answer: (value: unknown) => void = () => {};
    calls.profile.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)) as never);
    const first = auth.load();
    calls.profile.mockResolvedValueOnce(ok(ivo));
    await auth.follow("in");
    answer(ok(ana));
    await first;
    expect(store.getState().user).toEqual(ivo);
  });
});

describe("logout", () => {
  it("clears everything, informs the other tabs and the shopper", async () => {
    const { auth, announce, notify, clear, store } = setUp();
    await auth.logIn(credentials);
    await auth.logOut();
    expect(clear).toHaveBeenCalledOnce();
    expect(announce).toHaveBeenLastCalledWith("out");
    expect(notify).toHaveBeenLastCalledWith({ kind: "loggedOut" });
    expect(store.getState().status).toBe("out");
  });

  it("reports that the session still exists without an answer", async () => {
    const { auth, calls, clear, notify } = setUp();
    await auth.logIn(credentials);
    calls.logOut.mockResolvedValueOnce(fail(toApiError(0, "network")) as never);
    await auth.logOut();
    expect(clear).not.toHaveBeenCalled();
    expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ kind: "stillIn" }));
  });

  it("succeeds for a session that has already ended, though the server refuses it", async () => {
    const { auth, calls, clear, setHint, notify } = setUp();
    await auth.logIn(credentials);
    setHint(false);
    calls.logOut.mockResolvedValueOnce(fail(toApiError(401, "")) as never);
    await auth.logOut();
    expect(clear).toHaveBeenCalledOnce();
    expect(notify).toHaveBeenLastCalledWith({ kind: "loggedOut" });
  });

  it("of another tab is followed without a broadcast", async () => {
    const { auth, announce, clear, notify, calls } = setUp();
    await auth.logIn(credentials);
    announce.mockClear();
    await auth.follow("out");
    expect(clear).toHaveBeenCalledOnce();
    expect([announce.mock.calls, calls.logOut.mock.calls]).toEqual([[], []]);
    expect(notify).toHaveBeenLastCalledWith({ kind: "loggedOut" });
  });
});

it("reports the end of a session once and clears everything", async () => {
  const { auth, announce, clear, notify, store } = setUp();
  await auth.logIn(credentials);
  notify.mockClear();
  announce.mockClear();
  await Promise.all([auth.end(), auth.end(), auth.follow("ended"), auth.end()]);
  await auth.follow("ended");
  expect([clear.mock.calls.length, notify.mock.calls, announce.mock.calls]).toEqual([
    1,
    [[{ kind: "ended" }]],
    [["ended"]],
  ]);
  expect(store.getState().status).toBe("out");
});
