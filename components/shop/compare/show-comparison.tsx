import { Suspense, use } from "react";
import { createRoot } from "react-dom/client";
import { useStore } from "zustand";
import { loadCatalogue } from "#components/kit/messages/lazy-messages.tsx";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import { cartStore } from "#stores/cart/cart-store.ts";
import { Comparison } from "./comparison.tsx";

// In the same download, because it shows the result of a press.
export { pressCompare } from "./press-compare.ts";

let isShown = false;

/**
 * Shows the comparison beside the page, once. It has a React root of its own, so that the pages' code need not contain
 * a place for it.
 */
export function showComparison(): void {
  if (isShown) return;
  isShown = true;
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(
    <Suspense>
      <OnSite />
    </Suspense>,
  );
}

/** In the language of the page, which may change. */
function OnSite() {
  const site = useStore(cartStore, (state) => state.site);
  return site && <InLanguage key={site.locale} site={site} />;
}

function InLanguage({ site }: { site: ClientSite }) {
  const messages = use(loadCatalogue(site.locale));
  return (
    <Translations locale={site.locale} timeZone={site.timeZone} messages={messages}>
      <SiteProvider site={site}>
        <Comparison />
      </SiteProvider>
    </Translations>
  );
}
