import { drawIcon } from "#components/kit/seo/draw-icon.tsx";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { mayEnter } from "#lib/gateway/auth/site-pass.ts";
import { createCardStore } from "#lib/web/seo/card/card-store.ts";
import { closed, fault, missing } from "#lib/web/seo/picture-answers.ts";
import { requestHost } from "#lib/web/site/host.ts";
import { isProtected } from "#lib/web/site/protection.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import { ICON_FILES, iconSvg } from "#lib/web/theme/theme-icon.ts";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

/** Milliseconds for which a drawn icon is cached. */
const MAX_AGE = 3_600_000;

const store = () =>
  processWide("icons", () => createCardStore({ draw: drawIcon, maxAge: MAX_AGE }));

/** The icon of the site of the request's host: its first letter on its brand colour. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  const host = requestHost(request.headers);
  const resolution = host ? await resolveSite(host.domain) : ({ kind: "unknown" } as const);
  if (resolution.kind === "unavailable") return fault();
  if (resolution.kind === "unknown") return missing();
  const { site } = resolution;
  if (!(await mayEnter(cookiesOf(request.headers), site))) return closed();
  const keep = isProtected(site)
    ? "private, no-store"
    : "public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400";
  if (file === ICON_FILES.svg) return picture(iconSvg(site), "image/svg+xml", keep);
  if (file !== ICON_FILES.png) return missing();
  const icon = await store()
    .get(site.domain)
    .catch(() => null);
  return icon?.kind === "drawn" ? picture(new Uint8Array(icon.bytes), "image/png", keep) : fault();
}

const picture = (body: string | Uint8Array<ArrayBuffer>, type: string, keep: string) =>
  new Response(body, {
    headers: {
      "content-type": type,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "cache-control": keep,
    },
  });
