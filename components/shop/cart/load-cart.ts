import { pageLanguage } from "#lib/base/browser/page-language.ts";
import { withDigits } from "#lib/base/utils/intl.ts";

const loadMessages = async () => {
  const { loadCatalogue } = await import("#components/kit/messages/lazy-messages.tsx");
  const language = pageLanguage();
  // The browser reads the language's number formats with the first formatter: here nobody waits for that.
  withDigits(language);
  return loadCatalogue(language);
};

/**
 * Downloads the cart with its dialog as one, and its messages beside it. Resolves once the code is there; it fails
 * where that cannot be downloaded, and the next caller tries again.
 */
export function loadCart(): Promise<typeof import("./cart-modal.tsx")> {
  void loadMessages().catch(() => null);
  return import("./cart-modal.tsx");
}
