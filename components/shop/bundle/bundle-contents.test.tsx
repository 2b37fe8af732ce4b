// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { toApiError } from "#lib/shop/api/errors.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import en from "#messages/en.json";
import { type BundleRequest, bundleStore } from "#stores/bundle/bundle-store.ts";
import { aConfigurable, aProduct } from "#tests/factories/product.ts";
import { anItem } from "#tests/factories/purchase/cart.ts";
import { BundleContents } from "./bundle-contents.tsx";
import { prepareBundleModal } from "./bundle-modal.tsx";

const { addToCart, showToast, replaceLine, answers, rows } = vi.hoisted(() => ({
  addToCart: vi.fn(),
  showToast: vi.fn(),
  replaceLine: vi.fn(),
  /** The gateway's answer for a slug or an id; a network error for anything else. */
  answers: new Map<unknown, unknown>(),
  rows: [] as unknown[],
}));
vi.mock("#components/shop/cart-runtime/add-to-cart.ts", () => ({ addToCart }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => ({ replaceLine }),
}));
vi.mock("#components/shop/cart-runtime/use-cart.ts", () => ({ useCart: () => ({ rows }) }));
vi.mock("#lib/web/client/call-gateway.ts", () => ({
  callGateway: async (_: unknown, { input }: { input: { id?: number; slug?: string } }) => {
    const data = answers.get(input.slug ?? input.id);
    if (data === null) return { ok: false, error: { kind: "notFound", status: 404, message: "" } };
    return data
      ? { ok: true, data }
      : { ok: false, error: { kind: "network", status: 0, message: "" } };
  },
}));

const messages = en.bundle;
const site = {
  domain: "localhost",
  locale: "en",
  defaultLocale: "en",
  locales: [],
  currency: { id: 1, label: "EUR", symbol: "€" },
  cartType: 1,
  mediaUrl: "http://media.test",
  timeZone: "UTC",
} as const;
const shirt = aConfigurable(
  { size: [1, 2] },
  [
    { id: 21, values: { size: 1 } },
    { id: 22, values: { size: 2 }, stock: { available: false } },
  ],
  { id: 20, name: "Shirt", slug: "shirt" },
);
const bottle = aProduct({
  id: 30,
  name: "Bottle",
  slug: "bottle",
  customOptions: [{ option_type: "text", option_title: "Engraving", required: true }],
});
/** A new id in each test, because the choices of a bundle are kept while the tab is open. */
let bundleId = 9;
const aBundle = (...parts: unknown[]): Product =>
  aProduct({
    id: bundleId,
    name: "Set",
    slug: "set",
    format: "Bundle",
    finalPrice: 80,
    bundles: parts.map((product) => ({ product, quantity: 1 })),
  });

function show(request: Partial<BundleRequest> = {}) {
  bundleStore.setState({ open: true });
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <SiteProvider site={site}>
        <BundleContents request={{ slug: "set", ...request }} onName={vi.fn()} onLeave={vi.fn()} />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.findByRole("button", { name });

beforeEach(() => {
  bundleId += 1;
  addToCart.mockReset().mockResolvedValue({ ok: true, data: {} });
  replaceLine.mockReset().mockResolvedValue({ ok: true, data: {} });
  showToast.mockReset();
  rows.length = 0;
  answers.clear();
  for (const [key, product] of [
    ["set", aBundle("20", { id: 30, format: "Simple" })],
    [20, shirt],
    [30, bottle],
  ] as const)
    answers.set(key, product);
  document.documentElement.dataset.language = "en";
});
afterEach(() => {
  cleanup();
  browserQueryClient().clear();
});

describe("a bundle that is incomplete", () => {
  it("is not added, shows a notice, and moves the focus to the first open choice", async () => {
    const user = show();
    await user.click(await button(en.product.addToCart));
    expect(addToCart).not.toHaveBeenCalled();
    expect(showToast).toHaveBeenCalledWith({
      tone: "info",
      message: messages.configurationNotSet.replace("{name}", "Set"),
    });
    const size = within(screen.getByRole("region", { name: "Shirt" })).getByRole("combobox");
    await waitFor(() => expect(document.activeElement).toBe(size));
    expect(screen.getByRole("textbox", { name: /Engraving/ }).getAttribute("aria-invalid")).toBe(
      "true",
    );
  });

  it("keeps the choices when it is closed and opened again", async () => {
    const user = show();
    await user.selectOptions(await screen.findByRole("combobox"), "2");
    cleanup();
    show();
    expect((await screen.findByRole<HTMLSelectElement>("combobox")).value).toBe("2");
    expect(screen.getByText(en.productPage.soldOutNow)).toBeTruthy();
  });
});

describe("a bundle that is complete", () => {
  it("is added with the chosen id of each part and the texts under the part's id", async () => {
    rows.push({ item: anItem({ productId: bundleId }), quantity: 2 });
    const user = show();
    await user.selectOptions(await screen.findByRole("combobox"), "1");
    expect(screen.getByText("2 in your cart")).toBeTruthy();
    expect(screen.getByText("€80.00")).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: /Engraving/ }), "Ana");
    const quantity = screen.getByRole<HTMLInputElement>("spinbutton", {
      name: en.product.quantity,
    });
    expect(quantity.value).toBe("1");
    await user.clear(quantity);
    await user.type(quantity, "0");
    await user.click(await button(en.product.addToCart));
    expect(addToCart).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(quantity));
    expect(screen.getByText(en.product.invalidQuantity)).toBeTruthy();
    await user.clear(quantity);
    await user.type(quantity, "3");
    addToCart.mockReturnValueOnce(new Promise(() => {}));
    await user.dblClick(await button(en.product.addToCart));
    expect(addToCart).toHaveBeenCalledExactlyOnceWith(
      {
        productId: bundleId,
        quantity: 3,
        name: "Set",
        reservation: false,
        bundleOptions: [
          { id: 21, options: null },
          { id: 30, options: null },
        ],
        personalizations: { "30:Engraving": "Ana" },
      },
      expect.any(Function),
    );
  });

  it("is updated in the cart when it is already there", async () => {
    const user = show({
      itemId: 5,
      quantity: 2,
      options: {
        bundleOptions: [
          { id: 30, options: null },
          { id: 22, options: null },
        ],
        personalizations: { "30:Engraving": "Ana" },
      },
    });
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /Engraving/ });
    expect(field.value).toBe("Ana");
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("2");
    await user.type(field, "!");
    replaceLine.mockResolvedValueOnce({
      ok: false,
      error: { kind: "network", status: 0, message: "" },
    });
    await user.click(await button(messages.update));
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({ tone: "error", message: en.errors.tryAgain }),
    );
    expect([bundleStore.getState().open, field.value]).toEqual([true, "Ana!"]);
    await user.click(await button(messages.update));
    await waitFor(() => expect(bundleStore.getState().open).toBe(false));
    expect(replaceLine).toHaveBeenLastCalledWith(
      5,
      expect.objectContaining({ quantity: 2, personalizations: { "30:Engraving": "Ana!" } }),
    );
    expect(addToCart).not.toHaveBeenCalled();
    expect(showToast).toHaveBeenLastCalledWith({
      tone: "success",
      message: messages.updated.replace("{name}", "Set"),
    });
  });

  it.each([
    ["is gone from the cart", 404, "No such item.", [en.errors.itemNotInCart]],
    ["is refused", 422, "Only 3 left.", ["Only 3 left."]],
    ["meets the session's end, which has its own word", 409, "Session already used.", []],
  ])("stays open and shows an error when it %s", async (_, status, message, said) => {
    const options = { bundleOptions: [{ id: 21, options: null }], personalizations: {} };
    const user = show({
      itemId: 5,
      options: { ...options, personalizations: { "30:Engraving": "A" } },
    });
    await screen.findByDisplayValue("A");
    replaceLine.mockResolvedValueOnce({ ok: false, error: toApiError(status, message) });
    await user.click(await button(messages.update));
    await waitFor(() => expect(replaceLine).toHaveBeenCalledOnce());
    await waitFor(() => expect(showToast.mock.calls.map(([toast]) => toast.message)).toEqual(said));
    expect(bundleStore.getState().open).toBe(true);
  });

  it("starts empty after it was added, and when its parts have changed", async () => {
    const quantity = () =>
      screen.findByRole<HTMLInputElement>("spinbutton", { name: en.product.quantity });
    let user = show();
    await user.selectOptions(await screen.findByRole("combobox"), "1");
    await user.type(screen.getByRole("textbox", { name: /Engraving/ }), "Ana");
    await user.type(await quantity(), "2");
    await user.click(await button(en.product.addToCart));
    await waitFor(() => expect(addToCart).toHaveBeenCalledOnce());
    cleanup();
    user = show();
    expect((await quantity()).value).toBe("1");
    await user.type(await quantity(), "2");
    cleanup();
    browserQueryClient().clear();
    answers.set("set", aBundle(30));
    show();
    expect((await quantity()).value).toBe("1");
  });
});

describe("a bundle that cannot be put together", () => {
  it("says that its parts could not be loaded, and loads them again", async () => {
    answers.delete(30);
    const user = show();
    expect(await screen.findByText(en.errors.bundleItemsNotFetched)).toBeTruthy();
    answers.set(30, bottle);
    await user.click(screen.getByRole("button", { name: en.shell.tryAgain }));
    expect(await screen.findByRole("region", { name: "Bottle" })).toBeTruthy();
  });

  it.each([
    ["holds a bundle", "nested", () => answers.set(30, aBundle(20))],
    ["has lost a part", "missing", () => answers.set(30, null)],
    ["has an archived part", "missing", () => answers.set(30, { ...bottle, archived: true })],
    ["is gone itself", "gone", () => answers.set("set", null)],
  ] as const)("shows an error when it %s", async (_, kind, spoil) => {
    spoil();
    show();
    expect(await screen.findByText(messages.trouble[kind].title)).toBeTruthy();
    expect(screen.queryByRole("button", { name: en.product.addToCart })).toBeNull();
  });
});

describe("a dialog that was prepared", () => {
  const loading = () => screen.queryByText(messages.loading);

  it("shows the form from its first moment, and what has changed since it was last open", async () => {
    answers.set("set", aBundle(20)).set(20, shirt);
    await prepareBundleModal({ slug: "set" });
    show();
    expect(loading()).toBeNull();
    expect(screen.getByRole("region", { name: "Shirt" })).toBeTruthy();
    cleanup();
    answers.set("set", aBundle(30)).set(30, bottle);
    await prepareBundleModal({ slug: "set" });
    show();
    expect(screen.getByRole("region", { name: "Bottle" })).toBeTruthy();
  });

  it("shows a failure from its first moment", async () => {
    answers.clear();
    await prepareBundleModal({ slug: "set" });
    show();
    expect([loading(), screen.getByRole("alert").textContent]).toEqual([
      null,
      expect.stringContaining(en.errors.bundleItemsNotFetched),
    ]);
  });
});
