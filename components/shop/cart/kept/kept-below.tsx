import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { useHasCart } from "#components/shop/cart-runtime/use-has-cart.ts";
import { PLACE, SeenHere } from "#components/shop/seen/seen-here.tsx";
import { isTakenHash, type KeptLine, readSharedHash } from "#lib/shop/domain/cart/kept-line.ts";
import { keptLines } from "#stores/cart/kept-lines.ts";

const LaterList = lazy(async () => ({ default: (await import("./later-list.tsx")).LaterList }));
const SharedCart = lazy(async () => ({ default: (await import("./shared-cart.tsx")).SharedCart }));

/**
 * Shown below the cart: lines saved for later, a list shared by the address, and, without a cart, recently viewed
 * products. Each is downloaded only if there is any.
 */
export function KeptBelow() {
  const hasCart = useHasCart();
  const hasLater = useStore(keptLines.store, (lines) => lines.length > 0);
  const [shared, setShared] = useState<readonly KeptLine[]>([]);
  // Below the page's own content, so that it moves nothing, and always before recently viewed products.
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const own = document.createElement("div");
    document.querySelector(PLACE)?.prepend(own);
    setPlace(own);
    const look = () => setShared(readSharedHash(location.hash));
    look();
    window.addEventListener("hashchange", look);
    return () => {
      own.remove();
      window.removeEventListener("hashchange", look);
    };
  }, []);
  const close = () => {
    setShared([]);
    // Without a state object, so that Next's router notices the change.
    history.replaceState(null, "", location.pathname + location.search);
  };
  return (
    <>
      <Suspense fallback={null}>
        {hasLater && place && <Later place={place} />}
        {shared.length > 0 && (
          <SharedCart lines={shared} isOwn={isTakenHash(location.hash)} onClose={close} />
        )}
      </Suspense>
      {hasCart === false && <SeenHere />}
    </>
  );
}

const Later = ({ place }: { readonly place: Element }) => createPortal(<LaterList />, place);
