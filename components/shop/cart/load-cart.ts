import { pageLanguage } from "#lib/base/browser/page-language.ts";
import { whenIdle } from "#lib/base/browser/when-idle.ts";

const loadMessages = async () => {
  const { loadCatalogue } = await import("#components/kit/messages/lazy-messages.tsx");
  return loadCatalogue(pageLanguage());
};

/**
 * Downloads the cart, its dialog and its messages together. Rejects if they cannot be downloaded; the next call tries
 * again.
 */
export function loadCart(): Promise<typeof import("./cart-modal.tsx")> {
  void loadMessages().catch(() => null);
  return import("./cart-modal.tsx");
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/** Like `loadCart`, for a page that nobody has used yet: the modules for its calls are evaluated in a separate task. */
export async function loadCartInSteps(): Promise<void> {
  await idle();
  await import("#lib/web/client/cart-calls.ts");
  await idle();
  await loadCart();
}
