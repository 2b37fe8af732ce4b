import { tabChannel } from "#lib/base/browser/channel.ts";
import { stored } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { wishlistCalls } from "#lib/web/client/wishlist-calls.ts";
import { hasSessionHint } from "#stores/auth/auth-store.ts";
import { onLogout } from "#stores/clear-personal-data.ts";
import { keptWishes } from "#stores/wishlist/kept-wishes.ts";
import { mergedWishlist } from "#stores/wishlist/merged-wishlist.ts";
import {
  createWishlistRuntime,
  type Wishes,
  type WishlistRuntime,
} from "#stores/wishlist/wishlist-runtime.ts";
import type { WishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";

/** Notifies the other tabs of a changed wish list: they read it again. */
const channel = tabChannel("baseline.wishlist", (data) => (data === "changed" ? data : null));

const readWishes = (found: unknown): Wishes | null =>
  isRecord(found)
    ? Object.fromEntries(
        Object.entries(found).flatMap(([id, wanted]) =>
          /^\d+$/.test(id) && typeof wanted === "boolean" ? [[id, wanted]] : [],
        ),
      )
    : null;

let runtime: WishlistRuntime | null = null;

/** The tab's wish list with its real dependencies, created by the first call. Imported only by lazily loaded code. */
export function wishlistRuntime(): WishlistRuntime {
  if (runtime) return runtime;
  const made = createWishlistRuntime({
    calls: mergedWishlist({
      account: wishlistCalls,
      device: keptWishes,
      isCustomer: hasSessionHint,
      // Two tabs that both add the device's products would toggle them off again.
      alone: (work) =>
        "locks" in navigator ? navigator.locks.request("baseline.wishlist", work) : work(),
    }),
    store: wishlistStore,
    announce: () => channel.announce("changed"),
    unsent: stored("session", "baseline.wishes", readWishes),
  });
  channel.listen(() => void made.load());
  onLogout(made.clear);
  followWishlist(wishlistStore);
  runtime = made;
  return made;
}

/**
 * The CSS rules that make the buttons of these products show `Remove from wishlist`. The buttons themselves are not
 * changed: they are markup of cached pages, rendered by React, and appear and disappear with lists.
 */
export function marksOf(ids: readonly number[]): string {
  if (ids.length === 0) return "";
  const button = `:is(${ids.map((id) => `[data-wishlist="${id}"]`).join(",")})`;
  return [
    `${button} .wish-add{display:none}`,
    `${button} .wish-remove{display:inline}`,
    `${button} svg{fill:currentColor}`,
    `${button}{--heart:var(--heart-full)}`,
  ].join("");
}

/** The rules that show the number of products in the header (components/shop/account/account-links.tsx). */
export const countOf = (count: number): string =>
  count > 0
    ? `[data-wishes]{display:grid}[data-wishes]::after{content:"${count > 99 ? "99+" : count}"}`
    : "";

/** Keeps the buttons of the page, and the header's number, up to date with the store. */
function followWishlist(store: WishlistStore): void {
  // A constructed style sheet is allowed by the content security policy, an inline style is not.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const mark = () => {
    const ids = store.getState().ids ?? [];
    sheet.replaceSync(marksOf(ids) + countOf(ids.length));
  };
  mark();
  store.subscribe(mark);
}
