import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import type { Result } from "#lib/api/errors.ts";
import type { User } from "#lib/api/schemas/user.ts";
import { callGateway } from "#lib/client/call-gateway.ts";
import { postSession } from "#lib/client/post-session.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What a provider sent back to us (docs/contract.md §3.6). */
export interface SocialReturn {
  readonly provider: string;
  readonly code: string;
  readonly state: string;
}

/** The calls a session lives by. Tokens stay in httpOnly cookies: none of these answers holds one. */
export interface AuthCalls {
  logIn(credentials: Credentials): Promise<Result<{ user: User }>>;
  logInSocially(back: SocialReturn): Promise<Result<{ user: User }>>;
  logOut(): Promise<Result<unknown>>;
  profile(): Promise<Result<User>>;
}

type Paths = typeof calls.user;

export const gatewayAuthCalls: AuthCalls = {
  logIn: (credentials) => postSession("login", credentials),
  logInSocially: (back) => postSession("social", back),
  logOut: () => postSession("logout", {}),
  profile: () => callGateway<Paths["webProfile"]>(endpoints.user.webProfile),
};
