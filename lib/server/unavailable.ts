import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { stillHeaders, stillHtml } from "#lib/middleware/static-page.ts";

/** Seconds after which a visitor may try again. */
const RETRY_AFTER = 5;

type Words = { readonly title: string; readonly text: string; readonly link: string };

/** Answers for a page that cannot be made and is not held: our own complete 503 (hardening, "Faults"). */
export function createUnavailable(folder: string) {
  const catalogue = new Map<string, Words>(
    languagesIn(folder).map((language) => [language, wordsOf(folder, language)]),
  );
  return (request: IncomingMessage, response: ServerResponse, said: string | undefined): void => {
    const path = request.url ?? "/";
    const locale = languageOf(path, said, [...catalogue.keys()]);
    const { title, text, link } = catalogue.get(locale) ?? wordsOf(folder, "en");
    const body = stillHtml({ locale, title, text, link: { href: localHref(path), label: link } });
    response.writeHead(503, {
      ...stillHeaders({ locale, retryAfter: RETRY_AFTER }),
      "content-length": Buffer.byteLength(body),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/** The languages the interface is written in: one file each. */
const languagesIn = (folder: string): string[] =>
  readdirSync(`${folder}/messages`).flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? []);

/** The language of a page that failed: what its answer said, else the path's prefix, else English. */
export function languageOf(
  path: string,
  said: string | undefined,
  languages: readonly string[],
): string {
  const known = (language: string | undefined) => languages.find((one) => one === language);
  return known(said) ?? known(path.split(/[/?#]/)[1]?.toLowerCase()) ?? "en";
}

/** The same page once more; an address that is not plainly local leads home. */
const localHref = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : "/");

function wordsOf(folder: string, language: string): Words {
  const messages = JSON.parse(readFileSync(`${folder}/messages/${language}.json`, "utf8")) as {
    staticPage: { unavailable: Words };
  };
  return messages.staticPage.unavailable;
}
