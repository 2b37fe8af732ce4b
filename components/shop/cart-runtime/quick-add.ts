import { HELD } from "#lib/base/utils/hydrated.ts";
import { addToCart } from "./add-to-cart.ts";

/** The buttons whose product is on its way. */
const busy = new WeakSet<HTMLButtonElement>();

/** Adds one piece of a card's product to the cart. A second press while it is in progress is ignored. */
export async function quickAdd(button: HTMLElement): Promise<void> {
  if (!(button instanceof HTMLButtonElement) || busy.has(button)) return;
  busy.add(button);
  button.toggleAttribute(HELD, true);
  try {
    const name = button.closest("article")?.querySelector("h2, h3")?.textContent ?? "";
    await addToCart({ productId: Number(button.value), quantity: 1, name });
  } finally {
    busy.delete(button);
    button.removeAttribute(HELD);
  }
}
