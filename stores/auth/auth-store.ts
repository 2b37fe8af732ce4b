import { createStore } from "zustand/vanilla";
import type { User } from "#lib/api/schemas/user.ts";
import { browserCookie } from "#lib/browser/cookie.ts";

/** Who is logged in, as far as this tab knows. */
export interface AuthState {
  /** `loading`: somebody is (the hint says so), and is being asked for. */
  readonly status: "out" | "loading" | "in";
  readonly user: User | null;
  /** The hint is there and the profile could not be read: `load()` tries again. */
  readonly trouble: boolean;
}

export const LOGGED_OUT: AuthState = { status: "out", user: null, trouble: false };

/** A store of its own for each test; the browser uses `authStore`. */
export const createAuthStore = () => createStore<AuthState>()(() => LOGGED_OUT);
export type AuthStore = ReturnType<typeof createAuthStore>;

/** One for the tab. Only effects and event handlers write to it, so the server's copy stays empty. */
export const authStore = createAuthStore();

/** A login asked for in place: the dialog opens, and calls `finish` when it closes. */
interface LoginRequest {
  readonly reason?: string;
  readonly finish: (loggedIn: boolean) => void;
}
export const loginRequest = createStore<{ readonly asked: LoginRequest | null }>()(() => ({
  asked: null,
}));

const hint = browserCookie("loggedIn");

/** Whether a customer's session is there: the readable hint set with the httpOnly tokens. */
export const hasSessionHint = (): boolean => hint.read() === "1";

/** Takes the hint away where the backend says that nobody is logged in. */
export const dropSessionHint = (): void => hint.clear();
