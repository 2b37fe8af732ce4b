import type { Fault } from "#lib/base/config/note-fault.ts";
import type { Revoked } from "#lib/gateway/auth/revoked-names.ts";
import type { PageReport } from "#lib/web/reports/page-report.ts";
import type { Answer, Ask } from "./owner/remote-owner.ts";

/** Messages from a render process to the front. */
export type FromRenderer =
  /** It listens. */
  | { readonly kind: "ready" }
  /** Its event loop is running: sent every {@link HEARTBEAT} milliseconds. */
  | { readonly kind: "alive" }
  /** Its resident memory. */
  | { readonly kind: "memory"; readonly bytes: number }
  | Ask
  /** A logout has ended a token: no other process of the machine is to take it either. */
  | { readonly kind: "revoked"; readonly revoked: Revoked }
  /** The report of a visitor's browser. */
  | { readonly kind: "reported"; readonly report: PageReport }
  /** Something has failed in it (`SERVER_REPORTS`). */
  | { readonly kind: "failed"; readonly fault: Fault }
  /** Work that the front passed on or requested is finished. */
  | { readonly kind: "done"; readonly id: number };

/** Messages from the front to a render process. */
export type ToRenderer =
  /** The answer of the owner of the pages to an `ask`. */
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer }
  /** Tags that have expired. */
  | { readonly kind: "expire"; readonly tags: readonly string[]; readonly id: number }
  /** A token that another process has ended. */
  | { readonly kind: "revoke"; readonly revoked: Revoked }
  /** The internal paths of pages that were answered in front of it since the last time. */
  | { readonly kind: "visited"; readonly pages: readonly string[] }
  /** Spans that have ended are to be sent. */
  | { readonly kind: "flush"; readonly id: number }
  /** Load balancers should stop using this machine. */
  | { readonly kind: "drain" };

/** The variable with which the front tells a render process where to listen. */
export const SOCKET_VARIABLE = "FRONT_SOCKET";

/** The variable with the secret by which a render process recognises its front. */
export const SECRET_VARIABLE = "FRONT_SECRET";

/** Milliseconds between two signs of life of a process. */
export const HEARTBEAT = 1_000;

/**
 * A process accepts one new connection per socket in one turn of its event loop, and a turn with renders takes 50 ms.
 */
const SOCKETS = 8;

/** The sockets of one process. */
export const socketsOf = (socket: string): string[] =>
  Array.from({ length: SOCKETS }, (_, number) => `${socket}${number}`);
