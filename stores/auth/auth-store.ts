import { createStore } from "zustand/vanilla";
import { tabChannel } from "#lib/base/browser/channel.ts";
import { serverCookie } from "#lib/base/browser/cookie.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";

/** The login state, as this tab knows it. */
export interface AuthState {
  /** `loading`: the hint says that a customer is logged in, and the profile is being read. */
  readonly status: "out" | "loading" | "in";
  readonly user: User | null;
  /** The hint is set and the profile could not be read: `load()` retries. */
  readonly trouble: boolean;
}

export const LOGGED_OUT: AuthState = { status: "out", user: null, trouble: false };

/** A store of its own for each test; the browser uses `authStore`. */
export const createAuthStore = () => createStore<AuthState>()(() => LOGGED_OUT);
export type AuthStore = ReturnType<typeof createAuthStore>;

/** One for the tab. Only effects and event handlers write to it, so the server's copy stays empty. */
export const authStore = createAuthStore();

/** News that one tab announces to the others: a login, a logout, or the end of the session by a failed renewal. */
export type AuthNews = "in" | "out" | "ended";

export const authChannel = tabChannel("baseline.auth", (data): AuthNews | null =>
  data === "in" || data === "out" || data === "ended" ? data : null,
);

/** A request to log in on the current page: the dialog opens, and calls `finish` when it closes. */
interface LoginRequest {
  readonly reason?: string;
  /** The one that was typed on the page already. */
  readonly email?: string;
  readonly finish: (loggedIn: boolean) => void;
}
export const loginRequest = createStore<{ readonly current: LoginRequest | null }>()(() => ({
  current: null,
}));

const hint = serverCookie("loggedIn");

/** Whether there is a customer's session, by the readable hint that is set together with the httpOnly tokens. */
export const hasSessionHint = (): boolean => hint.read() === "1";

/** Removes the hint when the backend says that no customer is logged in. */
export const dropSessionHint = (): void => hint.clear();
