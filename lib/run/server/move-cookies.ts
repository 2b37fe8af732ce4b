import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type CookieName,
  cookie,
  cookieName,
  cookiesOf,
  cookieValue,
  MAX_AGE,
} from "#lib/gateway/auth/cookies.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import type { Handle } from "./request-step.ts";

interface Kept {
  readonly name: CookieName;
  /** Seconds. */
  readonly maxAge: number;
}

const { session, staff, refusedRenewal, cart, sitePass, social } = MAX_AGE;

/**
 * Cookies that belong together: if one of a group has its new name, old names of the group were set by somebody else.
 */
const GROUPS: readonly (readonly Kept[])[] = [
  [
    { name: "accessToken", maxAge: session },
    { name: "refreshToken", maxAge: session },
    { name: "loggedIn", maxAge: session },
    { name: "staff", maxAge: staff },
    { name: "isStaff", maxAge: staff },
    { name: "refusedRenewal", maxAge: refusedRenewal },
  ],
  [
    { name: "cartId", maxAge: cart },
    { name: "protectCode", maxAge: cart },
  ],
  [{ name: "sitePass", maxAge: sitePass }],
  [{ name: "socialLogin", maxAge: social }],
];

/** Milliseconds. */
const DAY = 86_400_000;

interface Move {
  /** Cookies to convert to the new name. */
  readonly taken: readonly Kept[];
  /** Old names that came. */
  readonly old: readonly CookieName[];
}

/**
 * Converts, once for each browser, the cookies of a release that used plain names over https. Any host of the domain
 * can set such a name, so they are ignored after the day `until`, and if none is set (decision 0046).
 */
export function moveCookies(
  handle: Handle,
  until: string | undefined,
  now = () => Date.now(),
): Handle {
  if (until === undefined) return handle;
  const end = Date.parse(until) + DAY;
  return async (request, response) => {
    const left = end - now();
    const move = left > 0 ? findMove(request) : null;
    if (!move) return handle(request, response);
    if (isDocument(request)) return askAgain(request, response, move, left);
    // A call of a tab that was open before the upgrade. Parallel calls could overwrite each other's cookies, so they
    // set none.
    request.headers.cookie = renamed(request, move);
    endOldNames(response, move);
    return handle(request, response);
  };
}

/** The parts of the `Cookie` header, unchanged, by name. */
const partsOf = ({ headers }: IncomingMessage): { name: string; text: string }[] =>
  (headers.cookie ?? "").split(";").map((part) => {
    const text = part.trim();
    return { name: text.slice(0, Math.max(0, text.indexOf("="))), text };
  });

/** The cookies as a visitor of https or http would have sent them. */
const readerOf = ({ headers }: IncomingMessage) =>
  cookiesOf({ get: (name) => (name in headers ? String(headers[name]) : null) });

/** Null if there is nothing to convert. */
function findMove(request: IncomingMessage): Move | null {
  if (!readerOf(request).secure) return null;
  const came = partsOf(request).map(({ name }) => name);
  const count = (name: CookieName, secure: boolean) =>
    came.filter((one) => one === cookieName(name, secure)).length;
  if (count("moved", true) > 0) return null;
  const taken: Kept[] = [];
  const old: CookieName[] = [];
  for (const group of GROUPS) {
    const sent = group.filter(({ name }) => count(name, false) > 0);
    old.push(...sent.map(({ name }) => name));
    const isNew = group.some(({ name }) => count(name, true) > 0);
    // If a name occurs twice, the second cookie was set by another host.
    if (!isNew && sent.every(({ name }) => count(name, false) === 1)) taken.push(...sent);
  }
  return old.length > 0 ? { taken, old } : null;
}

/** A page, which can be requested again. */
const isDocument = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "GET" &&
  localPath(url) === url &&
  !url.startsWith("/api/") &&
  (headers["sec-fetch-dest"] ?? (headers.accept?.includes("text/html") && "document")) ===
    "document";

/** Leads the browser to the same address with its cookies moved, and marks it. */
function askAgain(
  request: IncomingMessage,
  response: ServerResponse,
  { taken, old }: Move,
  left: number,
): void {
  const cookies = { ...readerOf(request), secure: false };
  const moved = taken.flatMap(({ name, maxAge }) => {
    const value = cookieValue(cookies, name);
    return value === undefined ? [] : [cookie(name, value, maxAge, true)];
  });
  response.writeHead(307, {
    location: request.url,
    "cache-control": "private, no-store",
    "set-cookie": [...moved, ...old.map(ended), cookie("moved", "1", Math.ceil(left / 1000), true)],
  });
  response.end();
}

function renamed(request: IncomingMessage, { taken }: Move): string {
  const names = new Map(taken.map(({ name }) => [cookieName(name, false), cookieName(name, true)]));
  return partsOf(request)
    .map(({ name, text }) => (names.get(name) ?? name) + text.slice(name.length))
    .join("; ");
}

/** Cookies that an answer sets or removes under their new name are removed under the old name too. */
function endOldNames(response: ServerResponse, { old }: Move): void {
  const { writeHead } = response;
  Object.assign(response, {
    writeHead: (...args: Parameters<typeof writeHead>) => {
      const set = [response.getHeader("set-cookie") ?? []].flat().map(String);
      const over = old.filter((name) =>
        set.some((value) => value.startsWith(`${cookieName(name, true)}=`)),
      );
      if (over.length > 0) response.setHeader("set-cookie", [...set, ...over.map(ended)]);
      return writeHead.apply(response, args);
    },
  });
}

const ended = (name: CookieName): string => cookie(name, "", 0, false);
