/** Who may make a call through the gateway. `server` calls are never offered to a browser. */
export type Access = "server" | "public" | "customer" | "staff";
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One call of the backend: everything a browser may know of it. No schema hangs on it, so that the
 * browser's client ships names and paths only; `lib/api/calls` adds the schemas for the server.
 */
export interface Endpoint {
  readonly method: Method;
  readonly version: "v1" | "v2";
  /** Path below `api/{version}/`; `{name}` is filled from `params`. */
  readonly path: string;
  readonly access: Access;
  /**
   * Whether the gateway offers the call as it is. Staff's writes go through routes of their own, which clean
   * what is written, expire pages and keep the audit line.
   */
  readonly offered: boolean;
  /** Whether repeating the call does no harm. Only such calls are ever tried again. */
  readonly safe: boolean;
}

type Options = { access?: Access; version?: "v1" | "v2"; safe?: boolean; offered?: boolean };

/** Declares a call. GET is safe to repeat, everything else is not unless said so; `server` is the default access. */
export const endpoint = (method: Method, path: string, options: Options = {}): Endpoint => ({
  method,
  path,
  version: options.version ?? "v1",
  access: options.access ?? "server",
  offered: options.offered ?? (options.access ?? "server") !== "server",
  safe: options.safe ?? method === "GET",
});
