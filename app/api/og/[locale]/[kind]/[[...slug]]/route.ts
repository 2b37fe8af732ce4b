import { drawCard } from "#components/kit/seo/draw-card.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { mayEnter } from "#lib/gateway/auth/site-pass.ts";
import { CARD, CARD_KINDS } from "#lib/web/seo/card/card-address.ts";
import { createCardStore } from "#lib/web/seo/card/card-store.ts";
import { closed, fault, missing } from "#lib/web/seo/picture-answers.ts";
import { requestHost } from "#lib/web/site/host.ts";
import { isProtected } from "#lib/web/site/protection.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

interface Props {
  readonly params: Promise<{ locale: string; kind: string; slug?: string[] }>;
}

const store = () =>
  processWide("cards", () =>
    createCardStore({ draw: drawCard, maxAge: getSettings().REVALIDATE_SECONDS * 1_000 }),
  );

/** The social card of a page, read by its kind and slug from the site of the request's host. The query is ignored. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale, kind, slug = [] } = await params;
  const host = requestHost(request.headers);
  const resolution = host ? await resolveSite(host.domain) : ({ kind: "unknown" } as const);
  if (resolution.kind === "unavailable") return fault();
  const site = resolution.kind === "found" ? resolution.site : null;
  if (site?.maintenance) return fault();
  if (site && !(await mayEnter(cookiesOf(request.headers), site))) return closed();
  if (
    !site?.languages.some(({ code }) => code === locale) ||
    !CARD_KINDS.some((known) => known === kind) ||
    slug.join("/").length > 300
  )
    return missing();
  const card = await store()
    .get([site.domain, locale, kind, slug.join("/")].join("\n"))
    .catch(() => null);
  if (card === null) return fault();
  if (card.kind === "missing") return missing();
  return new Response(new Uint8Array(card.bytes), {
    headers: {
      "content-type": CARD.type,
      "cache-control": isProtected(site)
        ? "private, no-store"
        : "public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400",
    },
  });
}
