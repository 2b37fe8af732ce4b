import { randomUUID } from "node:crypto";
import type { SiteError } from "./otlp-payload.ts";

/** The client's name and version shown by Sentry. */
const CLIENT = "shop/1";

/** A project of Sentry, or of a service that takes the same (GlitchTip, Bugsink). */
export interface SentryProject {
  /** The URL for envelopes. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads the address that Sentry gives a project (DSN): `https://KEY@HOST/PATH/NUMBER`. Null for anything else.
 * @see https://develop.sentry.dev/sdk/foundations/transport/authentication/
 */
export function readDsn(dsn: string): SentryProject | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, path = "", project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || project === undefined) return null;
  const auth = `Sentry sentry_version=7, sentry_client=${CLIENT}, sentry_key=${username}`;
  return {
    url: `${protocol}//${host}${path}/api/${project}/envelope/`,
    headers: { "content-type": "application/x-sentry-envelope", "x-sentry-auth": auth },
  };
}

/**
 * An error of a browser or of the server as an envelope with one event, the most that Sentry allows. The fingerprint is
 * the key by which the shop counts errors, so that Sentry makes one issue per error and site. It contains nothing about
 * the visitor.
 * @param sender the name of the shop, and of the process
 * @see https://develop.sentry.dev/sdk/foundations/envelopes/
 */
export function toEnvelope(
  { source, site, page, kind, name, message, at, count, last }: SiteError,
  sender: { readonly service: string; readonly instance: string },
): string {
  const id = randomUUID().replaceAll("-", "");
  const event = {
    event_id: id,
    timestamp: last / 1_000,
    platform: source === "server" ? "node" : "javascript",
    level: "error",
    logger: sender.service,
    server_name: sender.instance,
    ...(page !== "" && { transaction: page }),
    // Sentry builds an issue's title from both: a failed backend call has a name but no message.
    exception: { values: [{ type: name, value: message || at }] },
    fingerprint: [site, kind, name, message, at],
    tags: { ...(site !== "" && { site, page }), kind },
    extra: { place: at, count },
  };
  const body = JSON.stringify(event);
  const item = { type: "event", length: Buffer.byteLength(body) };
  return `${JSON.stringify({ event_id: id })}\n${JSON.stringify(item)}\n${body}\n`;
}
