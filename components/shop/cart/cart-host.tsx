"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useStore } from "zustand";
import { onDemand } from "#components/kit/hydration/on-demand.tsx";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { loadCartRuntime } from "#components/shop/cart-runtime/load-runtime.ts";
import { whenIdle } from "#lib/base/browser/when-idle.ts";
import { HELD } from "#lib/base/utils/hydrated.ts";
import { browserSession, hasOrderMarker } from "#stores/cart/cart-session.ts";
import { cartStore, followOtherTabs } from "#stores/cart/cart-store.ts";
import { loadCart } from "./load-cart.ts";

const CartModal = onDemand(async () => (await loadCart()).CartModal);

/** A form that adds to the cart, whichever script is loaded for it, and the button of a card. */
const ADDS = 'form[action="/api/form/add"],[data-buy-row],[formaction]';
/** A press is near: the code of the cart is loaded beside that of the form, not after it. */
const INTENTS = ["pointerover", "touchstart", "focusin"];

/**
 * Mounted once by the storefront layout, inside `SiteProvider`: reads the cart and holds its modal. A visitor without a
 * cart makes no request and downloads none of it (docs/architecture.md §4.1).
 */
export function CartHost() {
  const site = useSite();
  const router = useRouter();
  const modalOpen = useStore(cartStore, (state) => state.modalOpen);
  const everOpened = useStore(cartStore, (state) => state.everOpened);

  useEffect(() => {
    cartStore.setState({ site, navigate: router.push, loadModal: loadCart });
  }, [site, router]);

  useEffect(() => {
    const warm = ({ target }: Pick<Event, "target">) => {
      if (!(target instanceof Element) || !target.closest(ADDS)) return;
      stop.abort();
      void loadCart().catch(() => null);
    };
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const sign of INTENTS) document.addEventListener(sign, warm, options);
    // Pressed before this script ran (lib/web/security/late-scripts.ts).
    warm({ target: document.querySelector(`[${HELD}]`) });
    return () => stop.abort();
  }, []);

  useEffect(() => {
    if (browserSession.id() === null) return;
    // The cart belongs to the store of another language (docs/contract.md §6.1); it is kept for when the shopper
    // returns to that language.
    if (browserSession.isForeign(site.locale)) return;
    cartStore.setState({ count: browserSession.lastCount() });
    // Returned from the payment provider with an order: its success page ends this cart.
    // Otherwise it is read once the browser is idle, so that hydration does not wait for it.
    void isConfirmedHere(window.location.search).then(
      (isOver) => isOver || whenIdle(readCart, 2_000),
    );
  }, [site.locale]);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      noteReturn();
      if (browserSession.id() !== null) readCart();
    };
    const add = (event: SubmitEvent) => {
      // The button of a card, which names its product (components/shop/catalog/product-tile.tsx).
      const button = event.submitter;
      if (!button?.matches("[formaction]")) return;
      event.preventDefault();
      button.toggleAttribute(HELD, true);
      void loadCart().then(({ quickAdd }) => quickAdd(button));
    };
    noteReturn();
    followOtherTabs();
    const gone = new AbortController();
    window.addEventListener("pageshow", onShow, gone);
    window.addEventListener("submit", add, gone);
    return () => gone.abort();
  }, []);

  return everOpened ? (
    <CartModal open={modalOpen} onClose={() => cartStore.setState({ modalOpen: false })} />
  ) : null;
}

/**
 * The code that handles the order in progress; null if this browser has none, or the code cannot be loaded. Storage is
 * read only if there is a cart, because the first access makes a page wait for the disk.
 */
const loadOrder = async () =>
  browserSession.id() !== null && hasOrderMarker()
    ? import("#stores/checkout/order-in-progress.ts").catch(() => null)
    : null;

const isConfirmedHere = async (search: string): Promise<boolean> =>
  (await loadOrder())?.isConfirmedBy(search) === true;

const noteReturn = (): void => void loadOrder().then((order) => order?.noteReturn());

/** A failed read leaves the cart unchanged, and its views offer a retry. The cart may have ended in the meantime. */
const readCart = () =>
  void loadCartRuntime()
    .then((runtime) => (runtime.session.id() === null ? null : runtime.peek()))
    .catch(() => null);
