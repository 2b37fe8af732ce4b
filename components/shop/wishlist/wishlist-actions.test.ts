// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { wishPrices } from "#stores/wishlist/kept-wishes.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { loadWishlist, pressKept, showKept, toggleWish } from "./wishlist-actions.ts";

const set = vi.hoisted(() => vi.fn());
const askToLogIn = vi.hoisted(() => vi.fn());
const showToast = vi.hoisted(() => vi.fn());
const load = vi.hoisted(() => vi.fn());
const soldProducts = vi.hoisted(() => vi.fn());
const comparison = vi.hoisted(() => ({ showComparison: vi.fn(), pressCompare: vi.fn() }));
vi.mock("#components/shop/compare/show-comparison.tsx", () => comparison);
vi.mock("./browser-wishlist.ts", () => ({ wishlistRuntime: () => ({ set, load }) }));
vi.mock("#lib/web/client/product-calls.ts", () => ({ soldProducts }));
vi.mock("#components/shop/auth/ask-to-log-in.ts", () => ({ askToLogIn }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));

/** A wishlist button as `WishlistButton` renders it. */
function button(kind: "product" | "bundle" = "product", wishlist = "7"): HTMLElement {
  const made = document.createElement("button");
  Object.assign(made.dataset, { wishlist, name: "Court racket", kind });
  return made;
}

beforeEach(() => {
  document.documentElement.dataset.language = "en";
  for (const mock of [set, load, soldProducts, askToLogIn, showToast]) mock.mockReset();
  set.mockResolvedValue(ok({}));
  soldProducts.mockResolvedValue(fail(toApiError(0, "network")));
  vi.spyOn(document, "cookie", "get").mockReturnValue("loggedIn=1");
  wishlistStore.setState({ ids: [], trouble: false });
});

afterEach(() => vi.restoreAllMocks());

describe("the notice", () => {
  it.each([
    [[], "product", true, "Court racket is on your wishlist"],
    [[], "bundle", true, "The bundle Court racket is on your wishlist"],
    [[7], "product", false, "Court racket was removed from your wishlist"],
    [[7], "bundle", false, "The bundle Court racket was removed from your wishlist"],
  ] as const)("shows the notice for %j of a %s (wanted: %s)", async (ids, kind, wanted, message) => {
    wishlistStore.setState({ ids: [...ids], trouble: false });
    await toggleWish(button(kind));
    expect(set).toHaveBeenCalledExactlyOnceWith(7, wanted);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ tone: "success", message });
  });

  it("names the product of a tile as the tile does", async () => {
    document.body.innerHTML =
      '<button data-wishlist="7" aria-describedby="name">Add</button><h2 id="name">Clay shoe</h2>';
    await toggleWish(document.body.firstElementChild as HTMLElement);
    const message = "Clay shoe is on your wishlist";
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ tone: "success", message });
  });

  it.each([
    [0, "", en.errors.tryAgain],
    [429, "", en.errors.tooManyRequests],
    [422, "No more room.", "No more room."],
  ])("shows a failure: %i %j", async (status, text, message) => {
    set.mockResolvedValue(fail(toApiError(status, text)));
    await toggleWish(button());
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ tone: "error", message });
  });
});

it("ignores a button without a product", async () => {
  await toggleWish(button("product", "seven"));
  expect([set.mock.calls, showToast.mock.calls]).toEqual([[], []]);
});

describe("a guest", () => {
  beforeEach(() => {
    vi.spyOn(document, "cookie", "get").mockReturnValue("");
  });

  it("keeps a product without a login, and what it costs now", async () => {
    soldProducts.mockResolvedValue(ok([{ id: 7, finalPrice: 12, retailPrice: 15 }]));
    await toggleWish(button());
    expect(askToLogIn).not.toHaveBeenCalled();
    expect(set).toHaveBeenCalledExactlyOnceWith(7, true);
    await vi.waitFor(() => expect(wishPrices.of(7)).toBe(12));
    wishlistStore.setState({ ids: [7], trouble: false });
    await toggleWish(button());
    await vi.waitFor(() => expect(wishPrices.of(7)).toBeNull());
  });

  it("is asked to log in where the device keeps nothing, and the press is finished afterwards", async () => {
    set.mockResolvedValueOnce(fail(toApiError(0, "storage")));
    askToLogIn.mockResolvedValue(true);
    await toggleWish(button());
    expect(askToLogIn).toHaveBeenCalledExactlyOnceWith({
      reason: "Log in to save Court racket to your wishlist.",
    });
    expect(set.mock.calls).toEqual([
      [7, true],
      [7, true],
    ]);
  });

  it("changes nothing then without logging in", async () => {
    set.mockResolvedValue(fail(toApiError(0, "storage")));
    askToLogIn.mockResolvedValue(false);
    await toggleWish(button());
    expect([set.mock.calls.length, showToast.mock.calls]).toEqual([1, []]);
  });
});

it("reads the list again once a guest has logged in", () => {
  const cookie = vi.spyOn(document, "cookie", "get").mockReturnValue("");
  wishlistStore.setState({ ids: null, trouble: false });
  loadWishlist();
  wishlistStore.setState({ ids: [7], trouble: false });
  loadWishlist();
  expect(load).toHaveBeenCalledOnce();
  cookie.mockReturnValue("theme=dark; loggedIn=1");
  loadWishlist();
  loadWishlist();
  expect(load).toHaveBeenCalledTimes(2);
});

it("shows a comparison at its first press, and on later pages where there is one", async () => {
  const compare = document.createElement("button");
  compare.dataset.compare = "7";
  await pressKept(compare);
  expect(comparison.showComparison).toHaveBeenCalledTimes(1);
  expect(comparison.pressCompare).toHaveBeenCalledExactlyOnceWith(compare);
  expect(set).not.toHaveBeenCalled();
  localStorage.removeItem("baseline.compared");
  showKept();
  localStorage.setItem("baseline.compared", "[7]");
  showKept();
  await vi.waitFor(() => expect(comparison.showComparison).toHaveBeenCalledTimes(2));
  localStorage.removeItem("baseline.compared");
});
