import type { Result } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { gateway } from "./gateway.ts";
import { postRoute } from "./post-route.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The result of a login at a provider (docs/contract.md §3.6). */
export interface SocialReturn {
  readonly provider: string;
  readonly code: string;
  readonly state: string;
}

/** The calls of a login session. Tokens stay in httpOnly cookies; no answer contains one. */
export interface SessionCalls {
  logIn(credentials: Credentials): Promise<Result<{ user: User }>>;
  logInSocially(back: SocialReturn): Promise<Result<{ user: User }>>;
  logOut(): Promise<Result<unknown>>;
  profile(): Promise<Result<User>>;
}

export const sessionCalls: SessionCalls = {
  logIn: (credentials) => postRoute("session/login", credentials),
  logInSocially: (back) => postRoute("session/social", back),
  logOut: () => postRoute("session/logout"),
  profile: () => gateway.user.web.profile(),
};
