import { staticPage } from "#lib/web/static-page/static-page.ts";
import {
  STATIC_PAGE_LOCALES,
  staticPageMessages,
} from "#lib/web/static-page/static-page-messages.ts";
import type { Step } from "./visit.ts";
import { visitLocale } from "./visit-locale.ts";

/** Folders of `app` and of the build that no request may name, in any encoding. */
const INTERNAL: ReadonlySet<string> = new Set(["storefront", "edit", "_next", "api"]);

const READING: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

/**
 * Refuses requests for internal paths, and methods that no page has. POST is allowed: payment gateways return the
 * shopper by POST (see `redirects`).
 */
export const guard: Step = ({ request }) => {
  const locale = visitLocale({ request }, STATIC_PAGE_LOCALES);
  if (!READING.has(request.method)) {
    const answer = staticPage({ ...staticPageMessages("method", locale), status: 405 });
    answer.headers.set("allow", "GET, HEAD");
    return answer;
  }
  return namesInternalTree(request.nextUrl.pathname)
    ? staticPage({ ...staticPageMessages("notFound", locale, "/"), status: 404 })
    : null;
};

/**
 * `/edit/…`, `/%65dit/…`, `//edit/…`, `/./edit`: checks the first segment that isn't empty or dots, decoded until
 * nothing changes.
 */
export function namesInternalTree(pathname: string): boolean {
  const first = decodeFully(pathname)
    .split(/[/\\]+/)
    .find((segment) => segment !== "" && segment !== "." && segment !== "..");
  return first !== undefined && INTERNAL.has(first.toLowerCase());
}

function decodeFully(text: string): string {
  for (let round = 0, now = text; round < 4; round++) {
    const decoded = now.replace(/%[0-7][0-9a-f]/gi, (code) =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    );
    if (decoded === now) return now;
    now = decoded;
  }
  return text;
}
