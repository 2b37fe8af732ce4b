// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { bundleStore } from "#stores/bundle/bundle-store.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { lineFromUrl } from "./line-from-url.ts";
import { openBundleModal } from "./open-bundle.ts";

const { prepareBundleModal, showOfflineToast, peek } = vi.hoisted(() => ({
  prepareBundleModal: vi.fn(),
  showOfflineToast: vi.fn(),
  peek: vi.fn(),
}));
vi.mock("./bundle-modal.tsx", () => ({ prepareBundleModal }));
vi.mock("#components/shop/cart-runtime/offline-toast.ts", () => ({ showOfflineToast }));
vi.mock("#components/shop/cart-runtime/load-runtime.ts", () => ({
  loadCartRuntime: async () => ({ peek }),
}));

beforeEach(() => {
  vi.resetAllMocks();
  bundleStore.setState({ request: null, open: false });
});

it("opens when everything it needs has been downloaded", async () => {
  prepareBundleModal.mockResolvedValue({});
  expect(await openBundleModal({ slug: "set" })).toBe(true);
  expect(prepareBundleModal).toHaveBeenCalledExactlyOnceWith({ slug: "set" });
  expect(bundleStore.getState()).toEqual({ request: { slug: "set" }, open: true });
  expect(showOfflineToast).not.toHaveBeenCalled();
});

it("shows an error and stays closed when the download fails", async () => {
  prepareBundleModal.mockRejectedValue(new Error("offline"));
  expect(await openBundleModal({ slug: "set" })).toBe(false);
  expect(bundleStore.getState().open).toBe(false);
  expect(showOfflineToast).toHaveBeenCalledOnce();
});

it.each([
  ["?cartItemId=5", 109, { itemId: 5, quantity: 2 }],
  ["?cartItemId=5", 110, {}],
  ["?cartItemId=6", 109, {}],
  ["?cartItemId=5x", 109, {}],
  ["", 109, {}],
])("opens the address %s for bundle %i with %j", async (query, productId, line) => {
  window.history.replaceState(null, "", `/product/set${query}`);
  peek.mockResolvedValue(aCart([anItem({ itemId: 5, productId: 109, qty: 2 })]));
  const found = await lineFromUrl(productId);
  expect(found).toMatchObject(line);
  if (!("itemId" in line)) expect(found).toEqual({});
  expect(peek).toHaveBeenCalledTimes(/=\d+$/.test(query) ? 1 : 0);
});
