import { pageLanguage } from "#lib/base/browser/page-language.ts";
import { whenIdle } from "#lib/base/browser/when-idle.ts";

const loadMessages = async () => {
  const { loadCatalogue } = await import("#components/kit/messages/lazy-messages.tsx");
  return loadCatalogue(pageLanguage());
};

/**
 * Downloads the cart with its dialog as one, and its messages beside it. Resolves once the code is there; it fails
 * where that cannot be downloaded, and the next caller tries again.
 */
export function loadCart(): Promise<typeof import("./cart-modal.tsx")> {
  void loadMessages().catch(() => null);
  return import("./cart-modal.tsx");
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/** The same for a page that nobody has touched yet: what its calls are made with is evaluated in a task of its own. */
export async function loadCartInSteps(): Promise<void> {
  await idle();
  await import("#lib/web/client/cart-calls.ts");
  await idle();
  await loadCart();
}
