import { STATIC_PAGE_CSP } from "#lib/web/security/csp.ts";
import { STATIC_HEADERS } from "#lib/web/security/headers.ts";
import type { Palette } from "#lib/web/theme/palette.ts";
import type { Theme } from "#lib/web/theme/read-theme.ts";
import { DEFAULT_THEME, propertyOf } from "#lib/web/theme/theme-css.ts";

/** The messages of a page that needs neither a site nor the backend. */
export interface StaticPageMessages {
  /** The language they are written in. */
  readonly locale: string;
  readonly title: string;
  readonly text: string;
  /** A link to another page, e.g. the home page. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** A form that works without JavaScript. */
interface StaticForm {
  readonly action: string;
  /** Hidden fields, by name. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly password?: PasswordField;
  readonly submit: string;
}

interface PasswordField {
  readonly label: string;
  /** Why the last try failed. */
  readonly problem?: string;
}

interface StaticPage extends StaticPageMessages {
  readonly status: 200 | 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 502 | 503 | 504;
  /** Seconds, for 429 and 503. */
  readonly retryAfter?: number;
  readonly form?: StaticForm;
  /** The browser opens a local path automatically, after the given seconds. */
  readonly refresh?: { readonly after: number; readonly to: string };
  /** The site's own, if known. */
  readonly theme?: Theme;
  /** The site's name, above the heading. */
  readonly name?: string;
}

const STYLE =
  "html{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center;background:var(--paper);color:var(--ink)}svg{width:9rem;height:9rem;margin:0 auto 1.75rem;display:block}h1{font-size:clamp(1.75rem,6vw,2.75rem);line-height:1.15;margin:0 0 .75rem;text-wrap:balance}p{margin:0 auto 1.5rem;color:var(--muted);max-width:34rem;text-wrap:pretty}form{display:grid;gap:.5rem;max-inline-size:22rem;margin-inline:auto;text-align:start}label{font-weight:600}input{font:inherit;padding:.7rem 1rem;border:1px solid var(--muted);border-radius:.5rem;background:Field;color:FieldText}[role=alert]{margin:0;color:var(--ink);font-weight:600}button{font:inherit;border:0;cursor:pointer;margin-block-start:.5rem}a,button{display:inline-block;padding:.75rem 1.5rem;border-radius:999px;background:var(--brand-fill);color:var(--on-brand);text-decoration:none;font-weight:600}a:hover,button:hover{background:var(--brand-fill-hover)}a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--brand);outline-offset:3px}";

/** Concentric rings, in the theme's colours. */
const ART =
  '<svg viewBox="0 0 160 160" aria-hidden="true"><g fill="none" stroke="var(--brand)" stroke-width="2"><circle cx="80" cy="80" r="78" opacity=".2"/><circle cx="80" cy="80" r="58" opacity=".4"/></g><circle cx="80" cy="80" r="38" fill="var(--brand-soft)"/><circle cx="80" cy="80" r="16" fill="var(--accent)"/></svg>';

/** The roles that these pages use. */
const ROLES: readonly (keyof Palette)[] = [
  "paper",
  "ink",
  "muted",
  "brand",
  "brandSoft",
  "brandFill",
  "brandFillHover",
  "onBrand",
  "accent",
];

const coloursOf = (palette: Palette): string =>
  `:root{${ROLES.map((role) => `${propertyOf(role)}:${palette[role]}`).join(";")}}`;

/**
 * A complete small page for requests that no other page can answer: without scripts or further requests, never cached.
 */
export function staticPage(page: StaticPage): Response {
  return new Response(staticPageHtml(page), {
    status: page.status,
    headers: staticPageHeaders(page),
  });
}

export function staticPageHtml({
  locale,
  title,
  text,
  link,
  form,
  theme = DEFAULT_THEME,
  name = "",
}: Omit<StaticPage, "status">): string {
  const { light, dark } = theme.palette;
  const style = `${coloursOf(light)}@media(prefers-color-scheme:dark){${coloursOf(dark)}}${STYLE}`;
  const whose = name ? `<p><strong>${toText(name)}</strong></p>` : "";
  const button = link ? `<p><a href="${toText(link.href)}">${toText(link.label)}</a></p>` : "";
  return `<!doctype html><html lang="${toText(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${toText(name ? `${title} | ${name}` : title)}</title><style>${style}</style></head><body><main>${ART}${whose}<h1>${toText(title)}</h1><p>${toText(text)}</p>${button}${form ? formHtml(form) : ""}</main></body></html>`;
}

function formHtml({ action, hidden, password, submit }: StaticForm): string {
  const sent = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${toText(name)}" value="${toText(value)}">`,
  );
  const field = password ? passwordHtml(password) : "";
  return `<form method="post" action="${toText(action)}">${sent.join("")}${field}<button type="submit">${toText(submit)}</button></form>`;
}

/** Screen readers read the error with the field, in which the visitor tries again. */
function passwordHtml({ label, problem }: PasswordField): string {
  const described = problem ? ` aria-invalid="true" aria-describedby="problem"` : "";
  const alert = problem ? `<p role="alert" id="problem">${toText(problem)}</p>` : "";
  return `<label for="password">${toText(label)}</label><input id="password" name="password" type="password" autocomplete="current-password" required autofocus${described}>${alert}`;
}

export function staticPageHeaders({
  locale,
  retryAfter,
  refresh,
}: Pick<StaticPage, "locale" | "retryAfter" | "refresh">): Record<string, string> {
  return {
    ...STATIC_HEADERS,
    "content-type": "text/html; charset=utf-8",
    "content-language": locale,
    "content-security-policy": STATIC_PAGE_CSP,
    "cache-control": "private, no-store",
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    ...(refresh && { refresh: `${refresh.after};url=${refresh.to}` }),
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
