import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { loadTranslator } from "#components/kit/messages/load-translator.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import type { Recovered } from "#lib/shop/domain/cart/recover-cart.ts";
import type { AuthNotice } from "#stores/auth/auth-runtime.ts";

const translator = () => loadTranslator(pageLanguage());

/** Tells the shopper that a login or logout took place, or failed (docs/screens.md §3.2). */
export async function showAuthToast(event: AuthNotice): Promise<void> {
  const t = await translator();
  switch (event.kind) {
    case "loggedIn":
      return showToast({ tone: "success", message: t("auth.loggedIn") });
    case "loggedOut":
      return showToast({ tone: "success", message: t("auth.loggedOut") });
    case "ended":
      return showToast({ tone: "info", message: t("auth.ended") });
    case "stillIn":
      return showToast({ tone: "error", message: errorMessageFor(t, event.error) });
  }
}

/** Tells the shopper how a login affected the cart. */
export async function showCartToast({ found, moved, lost, unknown }: Recovered): Promise<void> {
  const t = await translator();
  const messages = [
    found > 0 ? t("auth.cartFound", { count: found }) : "",
    moved > 0 ? t("auth.cartMoved", { count: moved }) : "",
    lost > 0 ? t("auth.cartLost", { count: lost }) : "",
    unknown.length > 0 ? t("auth.cartUnknown", { names: unknown.join(", ") }) : "",
  ].filter((text) => text !== "");
  if (messages.length > 0)
    await showToast({
      tone: lost > 0 || unknown.length > 0 ? "error" : "info",
      message: messages.join(" "),
    });
}
