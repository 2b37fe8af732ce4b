import type { Metadata, Viewport } from "next";
import { getContext } from "#lib/web/site/get-context.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { Site } from "#lib/web/site/types.ts";
import { readTheme } from "#lib/web/theme/read-theme.ts";
import { ICON_FILES } from "#lib/web/theme/theme-icon.ts";
import { sitePicture } from "#lib/web/theme/theme-pictures.ts";

/** File types that phones can show on their home screen; they cannot draw an SVG. */
const FOR_PHONES = /\.(png|jpe?g|webp)(\?|$)/i;

/** A site's own icon (option `Favicon`), else its first letter on its brand colour (app/api/icon). */
export function siteIcons(site: Pick<Site, "options">): Metadata["icons"] {
  const own = sitePicture(site, "Favicon")?.src;
  const made = { url: `/api/icon/${ICON_FILES.svg}`, type: "image/svg+xml" };
  return {
    icon: [own ? { url: own } : made],
    apple: [{ url: own && FOR_PHONES.test(own) ? own : `/api/icon/${ICON_FILES.png}` }],
  };
}

/** The page's background in both colour schemes, for the browser's toolbars. */
export function themeColors(site: Pick<Site, "options">): Viewport["themeColor"] {
  const { light, dark } = readTheme(site).palette;
  return [
    { media: "(prefers-color-scheme: light)", color: light.paper },
    { media: "(prefers-color-scheme: dark)", color: dark.paper },
  ];
}

/** The params of a root layout. */
interface OfSite {
  readonly params: Promise<{ domain: string; locale: string }>;
}

/** `generateViewport` of a root layout. */
export async function siteViewport({ params }: OfSite): Promise<Viewport> {
  const { site } = await getContext(await params);
  return { themeColor: themeColors(site) };
}

/** `generateMetadata` of the storefront's root layout: its pages replace the title. */
export async function siteMetadata({ params }: OfSite): Promise<Metadata> {
  const { site } = await getContext(await params);
  return {
    title: site.name,
    metadataBase: new URL(siteOrigin(site.domain)),
    icons: siteIcons(site),
  };
}

/** The same for a surface that search engines must not index. */
export const hiddenMetadata = async (of: OfSite): Promise<Metadata> => ({
  ...(await siteMetadata(of)),
  robots: { index: false, follow: false },
});
