import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import { optionTitle, readLineOptions } from "#lib/shop/domain/cart/line.ts";

/** The texts that a shopper wrote for a line, each with its title. Drawn alike by the cart with and without scripts. */
export function LineTexts({ item }: { item: CartItem }) {
  const texts = Object.entries(readLineOptions(item).personalizations);
  if (texts.length === 0) return null;
  return (
    <dl className="text-small text-muted">
      {texts.map(([title, text]) => (
        <div key={title} className="flex flex-wrap gap-x-1.5">
          <dt>{optionTitle(title)}:</dt>
          <dd className="text-ink wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
