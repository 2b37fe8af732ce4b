import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { cookiesOf } from "#lib/auth/cookies.ts";
import { RETRY_AFTER } from "#lib/cache/limits.ts";
import { staticPageHeaders, staticPageHtml } from "#lib/middleware/static-page.ts";
import { localeFor } from "#lib/middleware/visit-locale.ts";
import { localPath } from "#lib/security/local-path.ts";
import { refuseRequest } from "./refuse.ts";

type Messages = { readonly title: string; readonly text: string; readonly link: string };

/**
 * Answers for a page that can neither be rendered nor taken from the cache: a complete static page with status 503
 * (docs/security.md §3.1). `language` is the one that the failed answer names. A script gets
 * the gateway's form of an error.
 */
export function createUnavailable(root: string) {
  const catalogue = new Map(
    languagesIn(root).map((language) => [language, readMessages(root, language)]),
  );
  const english = readMessages(root, "en");
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
    const locale = languageOf(path, language, request.headers.cookie, [...catalogue.keys()]);
    const { title, text, link } = catalogue.get(locale) ?? english;
    const body = staticPageHtml({
      locale,
      title,
      text,
      link: { href: localPath(path), label: link },
    });
    response.writeHead(status, {
      ...staticPageHeaders({ locale, retryAfter: RETRY_AFTER }),
      "content-length": Buffer.byteLength(body),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/** Whether an address is called by scripts, and not sent to by a form. */
const isCalledByScripts = (url = ""): boolean =>
  url.startsWith("/api/") && !url.startsWith("/api/form/");

/** The languages the interface is written in: one file each. */
const languagesIn = (root: string): string[] =>
  readdirSync(`${root}/messages`).flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? []);

/** The language of a page that failed: what its answer names, else the path's prefix or the one chosen by hand. */
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
function readMessages(root: string, language: string): Messages {
  const messages: { staticPage: { unavailable: Messages } } = JSON.parse(
    readFileSync(`${root}/messages/${language}.json`, "utf8"),
  );
  return messages.staticPage.unavailable;
}
