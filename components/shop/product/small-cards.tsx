import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import type { ProductCard } from "#lib/shop/domain/product/product-card.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

/** Products as picture, name and price, for lists that the browser reads. */
export function SmallCards({
  cards,
  className,
}: {
  readonly cards: readonly ProductCard[];
  readonly className: string;
}) {
  const site = useSite();
  return (
    <ul className={className}>
      {cards.map((card) => (
        <li key={card.id} className="group relative min-w-0">
          <div className="overflow-hidden rounded-lg bg-ground">
            <Picture
              image={toImage(card.media, site.mediaUrl)}
              alt=""
              sizes="(min-width: 768px) 23vw, 46vw"
              className="aspect-square w-full object-cover transition-transform group-hover:scale-[1.025]"
            />
          </div>
          <h3 className="line-clamp-3 pt-3 font-sans text-base leading-snug font-semibold wrap-anywhere">
            <Link
              href={hrefTo({ name: "product", slug: card.slug }, site)}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
            >
              {card.name}
            </Link>
          </h3>
          {card.price.final !== null && (
            <p className="pt-1 font-semibold">
              <Price amount={card.price.final} currency={site.currency} locale={site.locale} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
