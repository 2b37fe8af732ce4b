import type { Replacement } from "#components/kit/cms/replaced.tsx";
import type { FooterProps } from "#components/pages/layout/footer.tsx";
import type { HeaderProps } from "#components/pages/layout/header.tsx";
import type { ProductTileProps } from "#components/shop/catalog/product-tile.tsx";

/** The components that an adopter can replace, by the name of the file in `custom/replacements` (docs/extending.md). */
export interface Replacements {
  /** Above every page. */
  readonly header?: Replacement<HeaderProps>;
  /** Below every page. */
  readonly footer?: Replacement<FooterProps>;
  /** One product of a list. */
  readonly productTile?: Replacement<ProductTileProps>;
}
