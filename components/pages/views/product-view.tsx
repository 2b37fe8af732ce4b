import "server-only";
import { getTranslations } from "next-intl/server";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { JsonLd } from "#components/kit/seo/json-ld.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { NotFoundPage } from "#components/pages/layout/not-found-page.tsx";
import { redirectTo } from "#components/pages/layout/redirect-to.ts";
import { Breadcrumbs } from "#components/shop/catalog/breadcrumbs.tsx";
import { ProductGrid } from "#components/shop/catalog/product-grid.tsx";
import { Rating } from "#components/shop/product/rating.tsx";
import { ProductBuy } from "#components/shop/product-page/buy/product-buy.tsx";
import { ShareButton } from "#components/shop/product-page/buy/share-button.tsx";
import { toGalleryItem } from "#components/shop/product-page/gallery/gallery-items.ts";
import { Gallery } from "#components/shop/product-page/gallery/product-gallery.tsx";
import { HoldingBundles } from "#components/shop/product-page/holding-bundles.tsx";
import { ProductDetails } from "#components/shop/product-page/product-details.tsx";
import { ProductParts } from "#components/shop/product-page/product-parts.tsx";
import { ProductSummary } from "#components/shop/product-page/product-summary.tsx";
import { ProductTags } from "#components/shop/product-page/product-tags.tsx";
import { Reviews } from "#components/shop/review/reviews.tsx";
import { REVIEWS_SHOWN } from "#components/shop/review/shown-review.ts";
import { WishlistButton } from "#components/shop/wishlist/wishlist-button.tsx";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { isBuyable } from "#lib/shop/domain/product/buyable.ts";
import { pathTo } from "#lib/shop/domain/product/category-tree.ts";
import { toProductMedia } from "#lib/shop/domain/product/product-media.ts";
import { getCategoryTree } from "#lib/web/data/catalog/categories.ts";
import { getProduct, listProductsById, ownSlugOf } from "#lib/web/data/catalog/products.ts";
import { getComments, getReviewRules } from "#lib/web/data/content/read-comments.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { productData } from "#lib/web/seo/structured/product-json-ld.ts";
import { trackedProduct } from "#lib/web/site/analytics.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/**
 * One product: gallery, buy box, details. Only the product is read here: each block reads its other data itself, so
 * that these reads run in parallel.
 */
export async function ProductView({ context, slug }: { context: SiteContext; slug: string }) {
  const product = await getProduct(context, slug);
  if (!product) return <NotFoundPage route={{ name: "product", slug }} />;
  const { site, locale } = context;
  const href = (route: Route) => hrefTo(route, { locale, defaultLocale: site.defaultLocale });
  const own = await ownSlugOf(context, product, slug);
  if (own !== null) redirectTo(href({ name: "product", slug: own }));
  const [{ stars }, t, tProduct, tWishlist] = await Promise.all([
    getReviewRules(context),
    getTranslations("catalog"),
    getTranslations("product"),
    getTranslations("wishlist"),
  ]);
  const media = toProductMedia(product);
  const items = media.shown.flatMap((item) => toGalleryItem(item, product.name) ?? []);

  return (
    <div
      className="wrap pt-4 pb-8"
      data-tracked-product={trackedProduct(context, {
        id: product.id,
        name: product.name,
        price: product.finalPrice,
      })}
    >
      <StructuredData context={context} product={product} />
      <ProductCrumbs context={context} product={product} />
      <ClientMessages locale={locale} namespaces={["product"]}>
        <div className="mt-3 grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-4 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Gallery key={product.id} items={items} name={product.name} />
          <div className="flex min-w-0 flex-col gap-4">
            {getRenderers().productPanel(product)}
            <div className="flex flex-col gap-2">
              <h1 dir="auto" className="text-h1 hyphens-auto wrap-anywhere">
                {product.name}
              </h1>
              {product.rating && product.rating.count > 0 && (
                <Rating
                  rating={product.rating}
                  stars={stars}
                  locale={locale}
                  label={tProduct("rated", {
                    count: product.rating.count,
                    average: Math.min(stars, product.rating.average),
                    stars,
                  })}
                />
              )}
            </div>
            <ProductBuy context={context} product={product} pictures={media.places} />
            <WishlistButton
              size="page"
              id={product.id}
              name={product.name}
              format={product.format}
              labels={{ add: tWishlist("add"), remove: tWishlist("remove") }}
            />
            <ProductSummary context={context} product={product} />
            <div className="flex flex-col gap-2 border-t border-line pt-4">
              <ProductTags context={context} product={product} />
              <HoldingBundles context={context} productId={product.id} />
              <p className="flex items-center gap-6">
                <button
                  type="button"
                  data-compare={product.id}
                  className="text-link min-h-11 text-small noscript:hidden"
                >
                  {t("compare")}
                </button>{" "}
                <ShareButton
                  title={product.name}
                  labels={{ copied: tProduct("linkCopied"), failed: tProduct("copyFailed") }}
                >
                  <Icon name="external" />
                  {tProduct("share")}
                </ShareButton>
              </p>
            </div>
          </div>
        </div>
      </ClientMessages>
      <ProductParts context={context} product={product} />
      <ProductDetails context={context} product={product} documents={media.documents} />
      <Reviews
        context={context}
        entity="product"
        id={product.id}
        rating={product.rating}
        className="mt-[clamp(2.5rem,5vw,4.5rem)]"
      />
      <CrossSell context={context} product={product} />
      <div data-seen={t("seenLast")} />
    </div>
  );
}

/** The way to a product: the deepest of its categories, with its ancestors. */
async function ProductCrumbs({ context, product }: { context: SiteContext; product: Product }) {
  const { site, locale } = context;
  const href = (route: Route) => hrefTo(route, { locale, defaultLocale: site.defaultLocale });
  const [tree, t] = await Promise.all([
    readOptional(getCategoryTree(context)),
    getTranslations("catalog"),
  ]);
  const paths = product.categories.map(({ id }) => pathTo(tree ?? [], id));
  const way = paths.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const crumbs = way.length > 0 ? way : product.categories.slice(0, 1);
  return (
    <Breadcrumbs
      crumbs={[
        { label: t("home"), href: href({ name: "home" }) },
        { label: t("shop"), href: href({ name: "shop" }) },
        ...crumbs.map((one) => ({ label: one.name, href: href({ name: "shop", slug: one.slug }) })),
        { label: product.name },
      ]}
    />
  );
}

/** The product's structured data, with the newest reviews. */
async function StructuredData({ context, product }: { context: SiteContext; product: Product }) {
  const comments = await getComments(context, "product", product.id);
  const { stars } = await getReviewRules(context);
  const reviews = comments?.items.slice(0, REVIEWS_SHOWN);
  return <JsonLd data={productData(context, product, isBuyable(product), { stars, reviews })} />;
}

const MOST = 8;

/** Related products. Left out if they cannot be read (docs/security.md §3.2). */
async function CrossSell({ context, product }: { context: SiteContext; product: Product }) {
  const cards = await readOptional(
    listProductsById(context, product.crossSellProducts.slice(0, MOST)),
  );
  if (!cards?.length) return null;
  const t = await getTranslations("catalog");
  return (
    <section className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      <h2 className="mb-6 text-h2">{t("crossSell")}</h2>
      <ProductGrid context={context} cards={cards} headings={3} />
    </section>
  );
}
