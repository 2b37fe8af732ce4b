import type { ApiError, Result } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import type { Credentials, SessionCalls, SocialReturn } from "#lib/web/client/session-calls.ts";
import { type AuthNews, type AuthStore, LOGGED_OUT } from "./auth-store.ts";

/** Notices for the shopper. */
export type AuthNotice =
  | { readonly kind: "loggedIn"; readonly user: User }
  | { readonly kind: "loggedOut" }
  /** A renewal failed: the session has expired. */
  | { readonly kind: "ended" }
  /** A logout that did not reach the server: the cookies are still set. */
  | { readonly kind: "stillIn"; readonly error: ApiError };

/** The dependencies of a tab's auth runtime; tests pass their own. */
interface AuthDependencies {
  readonly calls: SessionCalls;
  readonly store: AuthStore;
  readonly hint: { readonly has: () => boolean; readonly drop: () => void };
  readonly announce: (news: AuthNews) => void;
  readonly notify: (notice: AuthNotice) => void;
  /** Runs after a login, besides reading the profile (docs/screens.md §3.2). Its errors are ignored. */
  readonly onLogin: (user: User) => Promise<void>;
  /** Clears the personal data: cart, wish list, checkout, queries. */
  readonly clear: () => Promise<void>;
}

/** Reads the profile of the logged-in customer. */
function createProfile({ calls, store, hint }: AuthDependencies) {
  let reading: Promise<User | null> | null = null;
  /** Counts logins and logouts: the response to a profile request from before one is dropped. */
  let session = 0;

  async function read(): Promise<User | null> {
    const startedIn = session;
    if (!hint.has()) {
      if (store.getState().status !== "out") leave();
      return null;
    }
    if (store.getState().status === "out")
      store.setState({ status: "loading", user: null, trouble: false });
    const result = await calls.profile();
    if (startedIn !== session) return store.getState().user;
    if (result.ok) {
      store.setState({ status: "in", user: result.data, trouble: false });
      return result.data;
    }
    if (result.error.status === 401 || result.error.status === 403) {
      if (result.error.status === 401) hint.drop();
      leave();
      return null;
    }
    // A failed request does not mean a logout: the known user stays.
    if (store.getState().user === null) store.setState({ ...LOGGED_OUT, trouble: true });
    else store.setState({ trouble: true });
    return store.getState().user;
  }

  /** Reads the profile. Single flight: callers share the request. */
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

  /** Begins the session of a new login: the response to an earlier profile request no longer counts. */
  function begin(): void {
    session += 1;
    reading = null;
  }

  function leave(): void {
    session += 1;
    store.setState(LOGGED_OUT);
  }

  return { load, refresh, begin, leave };
}

/** The login of a tab (docs/screens.md §3.1). */
export function createAuthRuntime(deps: AuthDependencies) {
  const { calls, store, hint, announce, notify } = deps;
  const { load, refresh, begin, leave } = createProfile(deps);

  async function enter(result: Result<{ user: User }>): Promise<Result<User>> {
    if (!result.ok) return result;
    begin();
    store.setState({ status: "in", user: result.data.user, trouble: false });
    announce("in");
    // The login's response may have less data than the profile (docs/contract.md §3.4).
    await refresh();
    const user = store.getState().user ?? result.data.user;
    await deps.onLogin(user).catch(() => null);
    notify({ kind: "loggedIn", user });
    return { ok: true, data: user };
  }

  /** Clears all personal data in this tab. */
  async function leaveAndClear(): Promise<void> {
    leave();
    await deps.clear().catch(() => null);
  }

  async function logOut(): Promise<void> {
    const result = await calls.logOut();
    if (!result.ok && hint.has()) {
      notify({ kind: "stillIn", error: result.error });
      return;
    }
    await leaveAndClear();
    announce("out");
    notify({ kind: "loggedOut" });
  }

  /** The server ended the session (a failed renewal): shown once, however many responses report it. */
  let ended: Promise<void> | null = null;
  function end(): Promise<void> {
    ended ??= (async () => {
      await leaveAndClear();
      announce("ended");
      notify({ kind: "ended" });
    })().finally(() => {
      // Responses to calls sent before the end may still arrive.
      setTimeout(() => {
        ended = null;
      }, ENDED_ONCE);
    });
    return ended;
  }

  /** Follows what another tab announced. */
  async function follow(news: AuthNews): Promise<void> {
    if (news === "in") {
      begin();
      await refresh();
      return;
    }
    if (news === "ended") {
      if (ended) return;
      ended = leaveAndClear().finally(() => {
        setTimeout(() => {
          ended = null;
        }, ENDED_ONCE);
      });
      await ended;
    } else await leaveAndClear();
    notify({ kind: news === "ended" ? "ended" : "loggedOut" });
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
    /** Calls `listener` whenever the user changes. Returns a function that stops it. */
    onChange: (listener: (user: User | null) => void): (() => void) =>
      store.subscribe((now, before) => {
        if (now.user !== before.user) listener(now.user);
      }),
  };
}

/** Milliseconds in which several responses count as the end of one session. */
const ENDED_ONCE = 5_000;

export type AuthRuntime = ReturnType<typeof createAuthRuntime>;
