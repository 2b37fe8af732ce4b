// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { authStore, LOGGED_OUT } from "#stores/auth/auth-store.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { toggleWish } from "./wishlist-actions.ts";

const set = vi.hoisted(() => vi.fn());
const askToLogIn = vi.hoisted(() => vi.fn());
const showToast = vi.hoisted(() => vi.fn());
vi.mock("./browser-wishlist.ts", () => ({ wishlistRuntime: () => ({ set }) }));
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
  for (const mock of [set, askToLogIn, showToast]) mock.mockReset();
  set.mockResolvedValue(ok({}));
  authStore.setState({ ...LOGGED_OUT, status: "in" });
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

it("does not ask a visitor to log in whose session is not yet checked", async () => {
  authStore.setState(LOGGED_OUT);
  vi.spyOn(document, "cookie", "get").mockReturnValue("theme=dark; loggedIn=1");
  await toggleWish(button());
  expect(askToLogIn).not.toHaveBeenCalled();
  expect(set).toHaveBeenCalledExactlyOnceWith(7, true);
});

describe("a guest", () => {
  beforeEach(() => authStore.setState(LOGGED_OUT));

  it("is asked to log in for the named product, and the click is completed afterwards", async () => {
    askToLogIn.mockImplementation(async () => {
      // The login reads the list, so the clicked state counts, not the one shown now.
      wishlistStore.setState({ ids: [7], trouble: false });
      return true;
    });
    await toggleWish(button());
    expect(askToLogIn).toHaveBeenCalledExactlyOnceWith({
      reason: "Log in to save Court racket to your wishlist.",
    });
    expect(set).toHaveBeenCalledExactlyOnceWith(7, true);
  });

  it("changes nothing without logging in", async () => {
    askToLogIn.mockResolvedValue(false);
    await toggleWish(button());
    expect([set.mock.calls, showToast.mock.calls]).toEqual([[], []]);
  });
});
