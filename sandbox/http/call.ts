import type { Db } from "../database/db.ts";
import type { Site } from "../database/documents.ts";
import type { Account } from "../domain/accounts.ts";

export interface SentFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** A request that passed the header checks: what a service needs to answer it. */
export interface Call {
  readonly db: Db;
  readonly site: Site;
  /** One of the site's languages. */
  readonly language: string;
  /** 0 if the call needs no store and none was sent. */
  readonly storeId: number;
  /** The user of the access token. */
  readonly account: Account | null;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** The file of a multipart request. */
  readonly file: SentFile | null;
  readonly headers: Headers;
  /** The origin of the sandbox itself, e.g. `http://localhost:4000`. */
  readonly origin: string;
  readonly tokenSeconds: number;
  /** The port of the shop, for links in e-mails. */
  readonly shopPort: number;
}

export type Handler = (call: Call) => unknown;

export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** After `/api/`, e.g. `v1/ecommerce/cart/addItem`; Hono's `:id` for parameters. */
  readonly path: string;
  readonly handle: Handler;
  /** The few calls that may come without a store (`docs/contract.md §1`). */
  readonly storeless?: boolean;
  readonly role?: "customer" | "staff" | "any";
  /** The scope a staff member with scopes needs. */
  readonly scope?: string;
  /** The optional call that it is: 404 if the site does not offer it (`docs/contract.md §5`). */
  readonly capability?: string;
  /** Takes `multipart/form-data` with a file; the other fields are its body. */
  readonly multipart?: boolean;
  /** The failure shape of older calls. */
  readonly failureStyle?: "text" | "message";
}

type Extra = Omit<Route, "method" | "path" | "handle">;
export const route = (
  method: Route["method"],
  path: string,
  handle: Handler,
  extra: Extra = {},
): Route => ({
  method,
  path,
  handle,
  ...extra,
});
