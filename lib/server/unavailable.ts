import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { stillHeaders, stillHtml } from "../middleware/still-page.ts";

/** Seconds after which a visitor may try again. */
const RETRY_AFTER = 5;
const LANGUAGES = ["en", "hr", "de"] as const;

type Words = { readonly title: string; readonly text: string; readonly link: string };

/** Answers for a page that cannot be made and is not held: our own complete 503 (hardening, "Faults"). */
export function createUnavailable(folder: string) {
  const catalogue = new Map<string, Words>(
    LANGUAGES.map((language) => [language, wordsOf(folder, language)]),
  );
  return (request: IncomingMessage, response: ServerResponse, said: string | undefined): void => {
    const path = request.url ?? "/";
    const locale = languageOf(path, said);
    const { title, text, link } = catalogue.get(locale) ?? wordsOf(folder, "en");
    const body = stillHtml({ locale, title, text, link: { href: localHref(path), label: link } });
    response.writeHead(503, {
      ...stillHeaders({ locale, retryAfter: RETRY_AFTER }),
      "content-length": Buffer.byteLength(body),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/** The language of a page that failed: what its answer said, else the path's prefix, else English. */
export function languageOf(path: string, said: string | undefined): string {
  const known = (language: string | undefined) => LANGUAGES.find((one) => one === language);
  return known(said) ?? known(path.split(/[/?#]/)[1]?.toLowerCase()) ?? "en";
}

/** The same page once more; an address that is not plainly local leads home. */
const localHref = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : "/");

function wordsOf(folder: string, language: string): Words {
  const messages = JSON.parse(readFileSync(`${folder}/messages/${language}.json`, "utf8")) as {
    still: { unavailable: Words };
  };
  return messages.still.unavailable;
}
