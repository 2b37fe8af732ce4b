import { getTranslations } from "next-intl/server";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { countAt, textAt, valueAt } from "#lib/shop/domain/content/element.ts";
import { toHashtags, toSocialTile } from "#lib/shop/domain/content/social-posts.ts";
import { listSocialPosts } from "#lib/web/data/content/read-social-posts.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import type { SectionProps } from "./types.ts";

const USUAL_LIMIT = 6;
const MOST = 24;

/** Pictures posted under the site's hashtags. Read on the server, so no third-party script is needed. */
export async function Instagram({ element, lead }: SectionProps) {
  const context = getCurrentContext();
  const hashtags = toHashtags(
    valueAt(element, "options.hashtags") ?? textAt(element, "options.hashtags"),
  );
  const limit = Math.min(MOST, countAt(element, "options.limit") ?? USUAL_LIMIT);
  if (hashtags.length === 0) return getRenderers().empty(element, "instagram", "empty");
  const posts = await readOptional(listSocialPosts(context, hashtags, limit));
  const { MEDIA_URL } = getSettings();
  const tiles = (posts ?? [])
    .flatMap((post) => toSocialTile(post, MEDIA_URL) ?? [])
    .slice(0, limit);
  if (tiles.length === 0)
    return getRenderers().empty(element, "instagram", posts ? "empty" : "failed");
  const t = await getTranslations("forms");
  return (
    <Section element={element}>
      <div className="wrap band-tight">
        <SectionHead element={element} lead={lead} />
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
          {tiles.map(({ id, href, picture, caption }) => (
            <li key={id}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="group relative block aspect-square overflow-hidden rounded-lg bg-ground"
              >
                {/* biome-ignore lint/performance/noImgElement: a foreign picture, which the optimiser must not fetch. */}
                <img
                  src={picture}
                  alt={caption || t("instagramPost")}
                  loading="lazy"
                  decoding="async"
                  referrerPolicy="no-referrer"
                  className="size-full object-cover transition-transform group-hover:scale-[1.03]"
                />
                <Icon
                  name="instagram"
                  className="absolute end-2 bottom-2 size-5 text-white drop-shadow"
                />
                <span className="sr-only">{t("newTab")}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
