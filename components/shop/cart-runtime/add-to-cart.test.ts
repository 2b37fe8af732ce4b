// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import type { TrackedAction } from "#lib/web/analytics/tracked-action.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import messages from "#messages/en.json";
import { cartStore, emptyCartState } from "#stores/cart/cart-store.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { line, OFFLINE, refused, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { addToCart } from "./add-to-cart.ts";
import { trackRemovals } from "./track-cart.ts";
import { updateCartLine } from "./update-cart-line.ts";

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));
const tab = vi.hoisted(() => ({ runtime: null as unknown }));
vi.mock("./browser-cart.ts", () => ({ cartRuntime: () => tab.runtime }));
const events = vi.hoisted((): unknown[] => []);
vi.mock("#lib/web/analytics/track.ts", () => ({
  track: (event: TrackedAction) => events.push(event),
}));

const navigate = vi.fn();

function setUp(cartType: 0 | 1 | 2 = 1) {
  const parts = setUpCart();
  tab.runtime = parts.runtime;
  const currency = { id: 1, label: "EUR", symbol: "€" };
  const site = { locale: "en", defaultLocale: "en", cartType, currency } as unknown as ClientSite;
  cartStore.setState({ ...emptyCartState, site, navigate }, true);
  return parts;
}

beforeEach(() => {
  showToast.mockReset();
  navigate.mockReset();
  events.length = 0;
  document.documentElement.dataset.language = "en";
});

describe("adding to the cart", () => {
  it("with cart_type 0 names what was added and goes to the cart", async () => {
    setUp(0);
    await addToCart(line);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/cart");
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "success",
      message: "Racket is in your cart",
    });
    expect(cartStore.getState().modalOpen).toBe(false);
  });

  it("with cart_type 1 stays and names what was added", async () => {
    setUp(1);
    await addToCart(line);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "success",
      message: "Racket is in your cart",
    });
    expect([navigate.mock.calls, cartStore.getState().modalOpen]).toEqual([[], false]);
  });

  it("with cart_type 2 shows the cart over the page, which names what was added", async () => {
    setUp(2);
    await addToCart(line);
    expect(cartStore.getState()).toMatchObject({ modalOpen: true, everOpened: true });
    expect(cartStore.getState().said).toBe("Racket is in your cart");
    expect([navigate.mock.calls, showToast.mock.calls]).toEqual([[], []]);
  });

  it("with cart_type 2 is not done before the cart can be shown", async () => {
    setUp(2);
    let load: () => void = () => {};
    const loading = new Promise<void>((resolve) => {
      load = resolve;
    });
    const loadModal = vi.fn(() => loading);
    cartStore.setState({ loadModal });
    let isDone = false;
    const adding = addToCart(line).then(() => {
      isDone = true;
    });
    await vi.waitFor(() => expect(loadModal).toHaveBeenCalled());
    expect([isDone, cartStore.getState().modalOpen]).toEqual([false, false]);
    load();
    await adding;
    expect(cartStore.getState().modalOpen).toBe(true);
  });

  it("with cart_type 2 says it in words where the cart's view cannot be downloaded", async () => {
    setUp(2);
    cartStore.setState({ loadModal: () => Promise.reject(new Error("no answer")) });
    await addToCart(line);
    expect(cartStore.getState().modalOpen).toBe(false);
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ message: "Racket is in your cart" }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN])("of %d pieces sends nothing and says why", async (quantity) => {
    const { calls } = setUp();
    const result = await addToCart({ ...line, quantity });
    expect(result).toMatchObject({ ok: false, error: { message: "error.invalidQuantity" } });
    expect(calls.addItem).not.toHaveBeenCalled();
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "error",
      message: messages.errors.invalidQuantity,
    });
  });

  it.each([
    ["silence", OFFLINE, messages.errors.tryAgain],
    ["a failing server", refused(500, "SQL"), messages.errors.tryAgain],
    ["a refusal", refused(422, "Sold out."), "Sold out."],
  ])("that meets %s says so, and nothing follows", async (_, fault, message) => {
    const { calls } = setUp(0);
    const onAdded = vi.fn();
    calls.addItem.mockResolvedValueOnce(fault);
    expect(await addToCart(line, onAdded)).toMatchObject({ ok: false });
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ tone: "error", message });
    expect([navigate.mock.calls, onAdded.mock.calls, events]).toEqual([[], [], []]);
  });

  it("leaves an ended session to the caller, which reports it", async () => {
    const { calls } = setUp();
    calls.addItem.mockResolvedValueOnce(refused(409, "Cart is archived."));
    await addToCart(line);
    expect(showToast).not.toHaveBeenCalled();
  });

  it("tells the event stream at the cart's price, and so does a removal", async () => {
    const { calls, runtime } = setUp();
    const held = anItem({ qty: 3, price: 12 });
    calls.addItem.mockResolvedValueOnce(ok(aCart([held])));
    trackRemovals(runtime);
    await addToCart({ ...line, quantity: 2 });
    runtime.remove(held);
    const item = { id: 101, name: "Racket 1", price: 12 };
    expect(events).toEqual([
      { type: "addToCart", currency: "EUR", value: 24, items: [{ ...item, quantity: 2 }] },
      { type: "removeFromCart", currency: "EUR", value: 36, items: [{ ...item, quantity: 3 }] },
    ]);
  });
});

describe("changing a line of the cart", () => {
  async function withCart(cartType: 0 | 1 | 2 = 1) {
    const parts = setUp(cartType);
    await parts.runtime.refresh();
    return parts;
  }

  it("does what the cart_type says, and answers the line", async () => {
    await withCart();
    expect(await updateCartLine(1, line)).toBe(1);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "success",
      message: messages.cart.updated.replace("{name}", "Racket"),
    });
  });

  it.each([
    [refused(404, "No such item."), messages.errors.itemNotInCart],
    [OFFLINE, messages.errors.tryAgain],
    [refused(422, "Only 3 left."), "Only 3 left."],
  ])("%j is said as: %s", async (fault, message) => {
    const { calls } = await withCart();
    calls.updateItem.mockResolvedValueOnce(fault);
    expect(await updateCartLine(1, line)).toBeNull();
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ tone: "error", message });
  });

  it("leaves an ended session to the caller, which reports it", async () => {
    const { calls } = await withCart();
    calls.updateItem.mockResolvedValueOnce(refused(409, "Cart is archived."));
    expect(await updateCartLine(1, line)).toBeNull();
    expect(showToast).not.toHaveBeenCalled();
  });
});
