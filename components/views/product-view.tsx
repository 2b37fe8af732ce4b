import "server-only";
import { getTranslations } from "next-intl/server";
import { Breadcrumbs } from "@/components/catalog/breadcrumbs";
import { ClientWords } from "@/components/checkout/client-words";
import { getRenderers } from "@/components/cms/renderers";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { PageLanguages } from "@/components/layout/page-languages";
import { Availability } from "@/components/product/availability";
import { CrossSell } from "@/components/product/cross-sell";
import { Gallery } from "@/components/product/gallery";
import { toGalleryItem } from "@/components/product/gallery-items";
import { HoldingBundles } from "@/components/product/holding-bundles";
import { ProductBuy } from "@/components/product/product-buy";
import { ProductDetails } from "@/components/product/product-details";
import { ProductParts } from "@/components/product/product-parts";
import { Rating } from "@/components/product/rating";
import { ShareButton } from "@/components/product/share-button";
import { toBuyable } from "@/components/product/to-buyable";
import { ViewEvent } from "@/components/product/view-event";
import { Reviews } from "@/components/review/reviews";
import { REVIEWS_SHOWN } from "@/components/review/types";
import { Icon } from "@/components/ui/icon";
import { JsonLd } from "@/components/ui/json-ld";
import { Link } from "@/components/ui/link";
import { WishlistButton } from "@/components/wishlist/wishlist-button";
import type { Product } from "@/lib/api/schemas/product";
import { getSettings } from "@/lib/config/settings";
import { listBundleParts } from "@/lib/data/bundle-parts";
import { getComments } from "@/lib/data/comments";
import { getProduct } from "@/lib/data/products";
import { toBundleParts } from "@/lib/domain/bundle";
import { toProductCard } from "@/lib/domain/product-card";
import { toProductMedia } from "@/lib/domain/product-media";
import { hrefTo, type Route } from "@/lib/i18n/routes";
import { productHrefs } from "@/lib/seo/product-metadata";
import { productData } from "@/lib/seo/structured/product";
import { textOption } from "@/lib/site/options";
import type { SiteContext } from "@/lib/site/types";

/** One product: what it looks like, what it is, and how to get it into the cart (spec 2, Product page). */
export async function ProductView({ context, slug }: { context: SiteContext; slug: string }) {
  const product = await getProduct(context, slug);
  if (!product) return <NotFoundPage route={{ name: "product", slug }} />;
  const { site, locale, currency } = context;
  const partProducts = await listBundleParts(context, product);
  const parts = toBundleParts(product.bundles, partProducts);
  const media = toProductMedia(product);
  const comments = await getComments(context, "product", product.id);
  // Structured data judge on a scale of five, as the product's own rating does.
  const shownReviews =
    comments?.rules.stars === 5 ? comments.items.slice(0, REVIEWS_SHOWN) : undefined;
  const [t, tProduct, tPage, tWishlist] = await Promise.all([
    getTranslations("catalog"),
    getTranslations("product"),
    getTranslations("productPage"),
    getTranslations("wishlist"),
  ]);
  const buyable = toBuyable(product, {
    locale,
    currency,
    parts,
    t: tPage,
    mediaUrl: getSettings().MEDIA_URL,
    pictures: media.places,
    labels: { was: tProduct("was"), member: tProduct("memberPrice"), yes: t("yes"), no: t("no") },
  });
  const href = (route: Route) => hrefTo(route, { locale, defaultLocale: site.defaultLocale });
  const items = media.shown.flatMap((item) => toGalleryItem(item, product.name) ?? []);
  const [category] = product.categories;

  return (
    <div className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      <PageLanguages hrefs={await productHrefs(context, product)} />
      {textOption(site, "EventTarget") !== "" && (
        <ViewEvent
          id={product.id}
          name={product.name}
          price={product.finalPrice ?? 0}
          currency={currency.label}
        />
      )}
      <JsonLd data={productData(context, product, isAvailable(product), shownReviews)} />
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
        <div className="mt-5 grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-7 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Gallery key={product.id} items={items} name={product.name} />
          <div className="flex min-w-0 flex-col gap-5">
            {getRenderers().productPanel(product)}
            <div className="flex flex-col gap-2">
              <h1 dir="auto" className="text-h1 hyphens-auto wrap-anywhere">
                {product.name}
              </h1>
              {product.rating && product.rating.count > 0 && (
                <Rating
                  rating={product.rating}
                  locale={locale}
                  label={tProduct("rated", { ...product.rating })}
                />
              )}
            </div>
            <ProductBuy product={product} buyable={buyable} parts={parts} />
            {!isAvailable(product) && <Availability context={context} product={product} />}
            <WishlistButton
              size="page"
              id={product.id}
              name={product.name}
              format={product.format}
              labels={{ add: tWishlist("add"), remove: tWishlist("remove") }}
            />
            <div className="flex flex-col gap-2 border-t border-line pt-4">
              {product.categories.length > 0 && (
                <p className="text-small text-muted wrap-anywhere">
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
              <HoldingBundles context={context} productId={product.id} />
              <p>
                <ShareButton title={product.name}>
                  <Icon name="external" />
                  {tProduct("share")}
                </ShareButton>
              </p>
            </div>
          </div>
        </div>
      </ClientWords>
      <ProductParts context={context} cards={partProducts.map(toProductCard)} parts={parts} />
      <ProductDetails context={context} product={product} documents={media.documents} />
      <Reviews
        context={context}
        entity="product"
        id={product.id}
        rating={product.rating}
        className="mt-[clamp(2.5rem,5vw,4.5rem)]"
      />
      <CrossSell context={context} product={product} />
    </div>
  );
}

/** Whether the product, or any of its variants, can be bought. */
function isAvailable({ stock, format, associatedProducts }: Product): boolean {
  const sold = format === "configurable" ? (associatedProducts?.products ?? []) : [{ stock }];
  return sold.some(({ stock: { available, quantity } }) => available && quantity !== 0);
}
