import type { ApiError, Result } from "#lib/api/errors.ts";
import type { User } from "#lib/api/schemas/user.ts";
import type { AuthCalls, Credentials, SocialReturn } from "./auth-calls.ts";
import type { AuthNews } from "./auth-channel.ts";
import { type AuthStore, LOGGED_OUT } from "./auth-store.ts";

/** What the shopper is told of. */
export type AuthEvent =
  | { readonly kind: "loggedIn"; readonly user: User }
  | { readonly kind: "loggedOut" }
  /** A renewal failed: the session is over without their doing. */
  | { readonly kind: "ended" }
  /** A logout that did not reach the server: the cookies are still there. */
  | { readonly kind: "stillIn"; readonly error: ApiError };

/** What the login of a tab is put together from; tests bring their own. */
export interface AuthParts {
  readonly calls: AuthCalls;
  readonly store: AuthStore;
  readonly hint: { readonly has: () => boolean; readonly drop: () => void };
  readonly announce: (news: AuthNews) => void;
  readonly tell: (event: AuthEvent) => void;
  /** What follows a login besides the profile: cart, wishlist (docs/screens.md §3.2). Faults are its own business. */
  readonly welcome: (user: User) => Promise<void>;
  /** Empties what belongs to the person: cart, wishlist, checkout, queries. */
  readonly forget: () => Promise<void>;
}

/** The login of a tab (docs/screens.md §3.1). */
export function createAuthRuntime(parts: AuthParts) {
  const { calls, store, hint, announce, tell } = parts;
  let reading: Promise<User | null> | null = null;
  /** Counts logins and logouts: a profile asked for before one is not shown after it. */
  let turn = 0;

  async function read(): Promise<User | null> {
    const asked = turn;
    if (!hint.has()) {
      if (store.getState().status !== "out") leave();
      return null;
    }
    if (store.getState().status === "out")
      store.setState({ status: "loading", user: null, trouble: false });
    const result = await calls.profile();
    if (asked !== turn) return store.getState().user;
    if (result.ok) {
      store.setState({ status: "in", user: result.data, trouble: false });
      return result.data;
    }
    if (result.error.status === 401 || result.error.status === 403) {
      if (result.error.status === 401) hint.drop();
      leave();
      return null;
    }
    // Silence says nothing about who is logged in: a known user stays.
    if (store.getState().user === null) store.setState({ ...LOGGED_OUT, trouble: true });
    else store.setState({ trouble: true });
    return store.getState().user;
  }

  /** The profile, asked once however many want it. */
  function refresh(): Promise<User | null> {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  }

  const load = (): Promise<User | null> => {
    const { status, user } = store.getState();
    return status === "in" && hint.has() ? Promise.resolve(user) : refresh();
  };

  function leave(): void {
    turn += 1;
    store.setState(LOGGED_OUT);
  }

  async function enter(result: Result<{ user: User }>): Promise<Result<User>> {
    if (!result.ok) return result;
    turn += 1;
    store.setState({ status: "in", user: result.data.user, trouble: false });
    announce("in");
    // The login's own answer may know less than the profile (docs/contract.md §3.4).
    await refresh();
    const user = store.getState().user ?? result.data.user;
    await parts.welcome(user).catch(() => null);
    tell({ kind: "loggedIn", user });
    return { ok: true, data: user };
  }

  /** Forgets everything of the person here; true when somebody was there. */
  async function goOut(): Promise<void> {
    leave();
    await parts.forget().catch(() => null);
  }

  async function logOut(): Promise<void> {
    const result = await calls.logOut();
    if (!result.ok && hint.has()) {
      tell({ kind: "stillIn", error: result.error });
      return;
    }
    await goOut();
    announce("out");
    tell({ kind: "loggedOut" });
  }

  /** The server ended the session (a failed renewal): said once, however many answers say it. */
  let ended: Promise<void> | null = null;
  function end(): Promise<void> {
    ended ??= (async () => {
      await goOut();
      announce("ended");
      tell({ kind: "ended" });
    })().finally(() => {
      // Answers to calls sent before the end may still come in.
      setTimeout(() => {
        ended = null;
      }, ENDED_ONCE);
    });
    return ended;
  }

  /** What another tab did. */
  async function follow(news: AuthNews): Promise<void> {
    if (news === "in") {
      turn += 1;
      reading = null;
      await refresh();
      return;
    }
    if (news === "ended") {
      if (ended) return;
      ended = goOut().finally(() => {
        setTimeout(() => {
          ended = null;
        }, ENDED_ONCE);
      });
      await ended;
    } else await goOut();
    tell({ kind: news === "ended" ? "ended" : "loggedOut" });
  }

  return {
    store,
    load,
    refresh,
    logIn: async (credentials: Credentials): Promise<Result<User>> =>
      enter(await calls.logIn(credentials)),
    logInSocially: async (back: SocialReturn): Promise<Result<User>> =>
      enter(await calls.logInSocially(back)),
    logOut,
    end,
    follow,
    /** Hears who is there whenever that changes; returns how to stop. */
    onChange: (hear: (user: User | null) => void): (() => void) =>
      store.subscribe((now, before) => {
        if (now.user !== before.user) hear(now.user);
      }),
  };
}

/** Milliseconds in which several answers count as the end of one session. */
export const ENDED_ONCE = 5_000;

export type AuthRuntime = ReturnType<typeof createAuthRuntime>;
