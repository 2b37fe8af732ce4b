import "server-only";
import { getTranslations } from "next-intl/server";
import { Breadcrumbs } from "@/components/catalog/breadcrumbs";
import { ClientWords } from "@/components/checkout/client-words";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { PageLanguages } from "@/components/layout/page-languages";
import { BuyBox } from "@/components/product/buy-box";
import { CrossSell } from "@/components/product/cross-sell";
import { Gallery, type GalleryItem } from "@/components/product/gallery";
import { PictureFocus } from "@/components/product/picture-focus";
import { ProductDetails } from "@/components/product/product-details";
import { ProductParts } from "@/components/product/product-parts";
import { Rating } from "@/components/product/rating";
import { toBuyable } from "@/components/product/to-buyable";
import { JsonLd } from "@/components/ui/json-ld";
import { Link } from "@/components/ui/link";
import type { Media } from "@/lib/api/schemas/media";
import { getSettings } from "@/lib/config/settings";
import { getProduct, listProductsById } from "@/lib/data/products";
import { toBundleParts } from "@/lib/domain/bundle";
import { toMedia } from "@/lib/domain/element-values";
import { isVideo } from "@/lib/domain/media-kind";
import { toProductMedia } from "@/lib/domain/product-media";
import { hrefTo, type Route } from "@/lib/i18n/routes";
import { siteOrigin } from "@/lib/seo/origin";
import { productData } from "@/lib/seo/product-data";
import { productHrefs } from "@/lib/seo/product-metadata";
import type { SiteContext } from "@/lib/site/types";
import { toImage, toMediaUrl } from "@/lib/utils/media";

/** One product: what it looks like, what it is, and how to get it into the cart (spec 2, Product page). */
export async function ProductView({ context, slug }: { context: SiteContext; slug: string }) {
  const product = await getProduct(context, slug);
  if (!product) return <NotFoundPage />;
  const { site, locale, currency } = context;
  const partCards =
    product.format === "bundle"
      ? await listProductsById(
          context,
          product.bundles.map(({ product: part }) => part.id),
        )
      : [];
  const parts = toBundleParts(
    product.bundles,
    new Map(partCards.map(({ id, format }) => [id, format])),
  );
  const media = toProductMedia(product);
  const buyable = toBuyable(product, parts, media.places);
  const [t, tProduct] = await Promise.all([getTranslations("catalog"), getTranslations("product")]);
  const href = (route: Route) => hrefTo(route, { locale, defaultLocale: site.defaultLocale });
  const items = media.shown.map((item) => toGalleryItem(item, product.name));
  const [category] = product.categories;

  return (
    <div className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      <PageLanguages hrefs={productHrefs(context, product)} />
      <JsonLd
        data={productData({
          product,
          url: `${siteOrigin(site.domain)}${href({ name: "product", slug: product.slug || slug })}`,
          images: items.flatMap(({ image }) => image?.src ?? []),
          currency: currency.label,
          available: buyable.available,
        })}
      />
      <Breadcrumbs
        crumbs={[
          { label: t("home"), href: href({ name: "home" }) },
          { label: t("shop"), href: href({ name: "shop" }) },
          ...(category
            ? [{ label: category.name, href: href({ name: "shop", slug: category.slug }) }]
            : []),
          { label: product.name },
        ]}
      />
      <ClientWords locale={locale} namespaces={["product"]}>
        <PictureFocus>
          <div className="mt-5 grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-7 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <Gallery
              items={items.length > 0 ? items : [{ image: null, alt: "" }]}
              name={product.name}
            />
            <div className="flex min-w-0 flex-col gap-5">
              <div className="flex flex-col gap-2">
                <h1 className="text-h1 hyphens-auto">{product.name}</h1>
                {product.rating && product.rating.count > 0 && (
                  <Rating
                    rating={product.rating}
                    locale={locale}
                    label={tProduct("rated", { ...product.rating })}
                  />
                )}
              </div>
              <BuyBox product={buyable} />
              {product.categories.length > 0 && (
                <p className="border-t border-line pt-4 text-small text-muted">
                  {t("inCategories")}{" "}
                  {product.categories.map(({ id, name, slug: to }, index) => (
                    <span key={id}>
                      {index > 0 && ", "}
                      <Link
                        href={href({ name: "shop", slug: to })}
                        className="text-link inline-flex min-h-6 items-center"
                      >
                        {name}
                      </Link>
                    </span>
                  ))}
                </p>
              )}
            </div>
          </div>
        </PictureFocus>
      </ClientWords>
      <ProductParts context={context} cards={partCards} parts={parts} />
      <ProductDetails context={context} product={product} documents={media.documents} />
      <CrossSell context={context} product={product} />
    </div>
  );
}

function toGalleryItem(media: Media, name: string): GalleryItem {
  const { MEDIA_URL } = getSettings();
  const alt = media.description || media.title || name;
  if (!isVideo(media)) return { image: toImage(media, MEDIA_URL), alt };
  return {
    image: toImage(toMedia(media.poster), MEDIA_URL),
    alt,
    video: toMediaUrl(media.path || media.media_url, MEDIA_URL) ?? undefined,
  };
}
