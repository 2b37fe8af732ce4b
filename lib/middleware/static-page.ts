import { STATIC_PAGE_CSP } from "#lib/security/csp.ts";
import { STATIC_HEADERS } from "#lib/security/headers.ts";

/** The messages of a page that needs neither a site nor the backend. */
export interface StaticPageMessages {
  readonly title: string;
  readonly text: string;
  /** A link to another page, e.g. the home page. */
  readonly link?: { readonly href: string; readonly label: string };
}

interface StaticPage extends StaticPageMessages {
  readonly locale: string;
  readonly status: 404 | 405 | 500 | 503;
  /** Seconds, for 503. */
  readonly retryAfter?: number;
}

const STYLE =
  "html{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center;background:Canvas;color:CanvasText}h1{font-size:clamp(1.75rem,6vw,2.75rem);line-height:1.15;margin:0 0 .75rem;text-wrap:balance}p{margin:0 0 1.5rem;max-width:34rem;text-wrap:pretty}a{display:inline-block;padding:.75rem 1.5rem;border-radius:999px;background:#14532d;color:#fff;text-decoration:none;font-weight:600}a:hover{background:#166534}a:focus-visible{outline:3px solid currentColor;outline-offset:3px}";

/** A complete small page for requests that no other page can answer: without scripts and requests, never cached. */
export function staticPage(page: StaticPage): Response {
  return new Response(staticPageHtml(page), {
    status: page.status,
    headers: staticPageHeaders(page),
  });
}

export function staticPageHtml({ locale, title, text, link }: Omit<StaticPage, "status">): string {
  const button = link ? `<p><a href="${toText(link.href)}">${toText(link.label)}</a></p>` : "";
  return `<!doctype html><html lang="${toText(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${toText(title)}</title><style>${STYLE}</style></head><body><main><h1>${toText(title)}</h1><p>${toText(text)}</p>${button}</main></body></html>`;
}

export function staticPageHeaders({
  locale,
  retryAfter,
}: Pick<StaticPage, "locale" | "retryAfter">): Record<string, string> {
  return {
    ...STATIC_HEADERS,
    "content-type": "text/html; charset=utf-8",
    "content-language": locale,
    "content-security-policy": STATIC_PAGE_CSP,
    "cache-control": "private, no-store",
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const toText = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
