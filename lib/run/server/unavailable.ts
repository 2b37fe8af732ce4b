import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { RETRY_AFTER } from "#lib/web/cache/limits.ts";
import { localeFor } from "#lib/web/i18n/locale-for.ts";
import { localPath, ownPath } from "#lib/web/security/local-path.ts";
import { staticPageHeaders, staticPageHtml } from "#lib/web/static-page/static-page.ts";
import { endConnection, refuseRequest } from "./refuse.ts";

interface Messages {
  readonly title: string;
  readonly text: string;
  readonly link?: string;
}
type Subject = "unavailable" | "longForm";

/**
 * Answers for a page that can neither be rendered nor taken from the cache: a complete static page with status 503
 * (docs/security.md §3.1). `language` is the one that the failed answer names. A script gets
 * the gateway's form of an error.
 */
export function createUnavailable(root: string) {
  const { languages, messagesOf } = readCatalogue(root, "unavailable");
  return (
    request: IncomingMessage,
    response: ServerResponse,
    { status, language }: { readonly status: 503 | 504; readonly language: string | undefined },
  ): void => {
    if (isCalledByScripts(request.url)) {
      refuseRequest(response, status, "The shop is not available. Try again soon.", {
        "retry-after": String(RETRY_AFTER),
      });
      return;
    }
    const path = request.url ?? "/";
    const locale = languageOf(path, language, request.headers.cookie, languages);
    const { title, text, link } = messagesOf(locale);
    const body = staticPageHtml({
      locale,
      title,
      text,
      link: link ? { href: localPath(path), label: link } : undefined,
    });
    response.writeHead(status, {
      ...staticPageHeaders({ locale, retryAfter: RETRY_AFTER }),
      "content-length": Buffer.byteLength(body),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/** Answers a body that is too long: a form gets a page, in the language of the page that sent it, a script JSON. */
export function createRefuseLong(root: string) {
  const { languages, messagesOf } = readCatalogue(root, "longForm");
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!request.url?.startsWith("/api/form/")) {
      refuseRequest(response, 413, "The body is too long.");
      return;
    }
    const { referer = "", host, cookie } = request.headers;
    const from = localPath(ownPath(referer, host));
    const locale = languageOf(from, undefined, cookie, languages);
    const body = staticPageHtml({ locale, ...withoutLink(messagesOf(locale)) });
    endConnection(response);
    response.writeHead(413, {
      ...staticPageHeaders({ locale }),
      "content-length": Buffer.byteLength(body),
      connection: "close",
    });
    response.end(body);
  };
}

const withoutLink = ({ title, text }: Messages) => ({ title, text });

/** Whether an address is called by scripts, and not sent to by a form. */
const isCalledByScripts = (url = ""): boolean =>
  url.startsWith("/api/") && !url.startsWith("/api/form/");

/** The languages the interface is written in: one file each. */
const languagesIn = (root: string): string[] =>
  readdirSync(`${root}/messages`).flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? []);

/** The language of a failed page: named by its answer, otherwise by the path's prefix or the visitor's cookie. */
export function languageOf(
  path: string,
  named: string | undefined,
  cookies: string | undefined,
  languages: readonly string[],
): string {
  const chosen = cookiesOf(new Headers({ cookie: cookies ?? "" })).get("locale")?.value;
  return languages.find((one) => one === named) ?? localeFor(path, chosen, languages) ?? "en";
}

/** Read as files: plain Node needs `with { type: "json" }` on such an import, which the bundles do without. */
function readCatalogue(root: string, subject: Subject) {
  const languages = languagesIn(root);
  const read = (language: string): Messages => {
    const messages: { staticPage: Record<Subject, Messages> } = JSON.parse(
      readFileSync(`${root}/messages/${language}.json`, "utf8"),
    );
    return messages.staticPage[subject];
  };
  const catalogue = new Map(languages.map((language) => [language, read(language)]));
  const english = read("en");
  return { languages, messagesOf: (locale: string) => catalogue.get(locale) ?? english };
}
