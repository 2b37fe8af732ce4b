import { currentTrace } from "#lib/base/trace/current-trace.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { cleanMessage } from "./describe-error.ts";

/** An error that was thrown while a request was answered, without anything of the visitor. */
export interface ServerError {
  readonly name: string;
  readonly message: string;
  /** Next's pattern of the page or route, such as `/storefront/[domain]/[locale]/cart`. */
  readonly route: string;
  /** Of what Next was doing: `render`, `route`, `action`. */
  readonly kind: string;
  /** By which the line of Next's log is found; empty without one. */
  readonly digest: string;
  /** The trace of the request; null outside of one. */
  readonly trace: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Where {
  readonly routePath: string;
  readonly routeType: string;
}

const slot = () =>
  processWide("server-errors", (): { take: (error: ServerError) => void } => ({ take: () => {} }));

/** Sets who gets the errors of this process: the front, or an exporter; nobody by default. */
export const sendServerErrorsTo = (take: (error: ServerError) => void): void => {
  slot().take = take;
};

/** Hands on an error that another process has described. */
export const passServerError = (error: ServerError): void => slot().take(error);

/** Hands an error on. Its message is cleaned as one of a browser: it may quote a field or an address. */
export function noteServerError(error: unknown, { routePath, routeType }: Where): void {
  const isError = error instanceof Error;
  const name = isError ? (/^[\w$]{1,60}/.exec(error.name)?.[0] ?? "Error") : typeof error;
  const digest = isError ? Reflect.get(error, "digest") : undefined;
  passServerError({
    name,
    message: isError ? cleanMessage(error.message, name) : "",
    route: routePath,
    kind: routeType,
    digest: typeof digest === "string" && /^\d{1,20}$/.test(digest) ? digest : "",
    trace: currentTrace()?.traceId ?? null,
    at: Date.now(),
  });
}
