// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { user } from "#lib/shop/api/schemas/user-schema.ts";
import messages from "#messages/en.json";
import { OFFLINE } from "#tests/factories/purchase/cart-runtime.ts";
import { showAuthToast, showCartToast } from "./auth-toasts.ts";

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));

const ANA = user.parse({ id: 5, email: "ana@example.com", username: "ana@example.com" });

beforeEach(() => {
  showToast.mockReset();
  document.documentElement.dataset.language = "en";
});

describe("what a login did to the cart", () => {
  it.each([
    [
      { found: 2, moved: 0, lost: 0, unknown: [] },
      "info",
      "2 items from your last visit are back in your cart.",
    ],
    [
      { found: 0, moved: 1, lost: 0, unknown: [] },
      "info",
      "The item you have just added is in your cart.",
    ],
    [
      { found: 1, moved: 0, lost: 3, unknown: [] },
      "error",
      "1 item from your last visit is back in your cart. 3 items are no longer available and were removed.",
    ],
    [
      { found: 1, moved: 0, lost: 0, unknown: ["Racket", "Balls"] },
      "error",
      "1 item from your last visit is back in your cart. We could not check whether these items are in your cart: Racket, Balls. Please add any that are missing.",
    ],
  ])("reports %j", async (recovered, tone, message) => {
    await showCartToast(recovered);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ tone, message });
  });

  it("reports nothing when the cart did not change", async () => {
    await showCartToast({ found: 0, moved: 0, lost: 0, unknown: [] });
    expect(showToast).not.toHaveBeenCalled();
  });
});

it.each([
  [{ kind: "loggedIn", user: ANA }, "success", messages.auth.loggedIn],
  [{ kind: "loggedOut" }, "success", messages.auth.loggedOut],
  [{ kind: "ended" }, "info", messages.auth.ended],
  [{ kind: "stillIn", error: OFFLINE.error }, "error", messages.errors.tryAgain],
] as const)("shows the message for %j", async (event, tone, message) => {
  await showAuthToast(event);
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ tone, message });
});
