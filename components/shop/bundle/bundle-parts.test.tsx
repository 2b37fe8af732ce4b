// @vitest-environment jsdom
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import messages from "#messages/en.json";
import { aConfigurable, aMedia, aProduct } from "#tests/factories/product.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { BundleContents } from "./bundle-contents.tsx";

/** The gateway's answer for a slug or an id; null means not found. */
const answers = vi.hoisted(() => new Map<unknown, unknown>());
vi.mock("#lib/web/client/call-gateway.ts", () => ({
  callGateway: async (_: unknown, { input }: { input: { id?: number; slug?: string } }) => {
    const data = answers.get(input.slug ?? input.id);
    return data
      ? { ok: true, data }
      : { ok: false, error: { kind: "notFound", status: 404, message: "" } };
  },
}));
const { addToCart } = vi.hoisted(() => ({ addToCart: vi.fn() }));
vi.mock("#components/shop/cart-runtime/add-to-cart.ts", () => ({ addToCart }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast: vi.fn() }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({ cartRuntime: vi.fn() }));
vi.mock("#components/shop/cart-runtime/use-cart.ts", () => ({ useCart: () => ({ rows: [] }) }));

const bottle = aProduct({
  id: 30,
  name: "Bottle",
  slug: "bottle",
  customOptions: [{ option_type: "text", option_title: "Engraving", required: true }],
});
const shirt = (...sizes: number[]) =>
  aConfigurable(
    { size: sizes },
    sizes.map((size) => ({ id: 20 + size, values: { size }, media: [aMedia(`red-${size}.png`)] })),
    { id: 20, name: "Shirt", slug: "shirt", media: [aMedia("any.png")] },
  );
const aBundle = (...bundles: unknown[]): Product =>
  aProduct({ id: 9, name: "Set", slug: "set", format: "Bundle", bundles });

const onLeave = vi.fn();
function show() {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SiteProvider site={CART_SITE}>
        <BundleContents request={{ slug: "set" }} onName={vi.fn()} onLeave={onLeave} />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const add = () => screen.findByRole("button", { name: messages.product.addToCart });

beforeEach(() => {
  onLeave.mockReset();
  answers.clear();
  answers.set(30, bottle);
  browserQueryClient().clear();
  document.documentElement.dataset.language = "en";
});

describe("a part", () => {
  it("says that a combination is not available, and gets the focus", async () => {
    const two = aConfigurable(
      { size: [1, 2], colour: [8, 9] },
      [
        { id: 21, values: { size: 1, colour: 8 } },
        { id: 22, values: { size: 2, colour: 9 } },
      ],
      { id: 20, name: "Shirt", slug: "shirt" },
    );
    answers.set(20, two).set("set", aBundle({ product: 20, quantity: 1 }));
    const user = show();
    const size = await screen.findByRole("combobox", { name: "size" });
    await user.selectOptions(size, "1");
    const option = screen.getByRole("option", {
      name: "colour 9 (not available in this combination)",
    });
    await user.selectOptions(screen.getByRole("combobox", { name: "colour" }), option);
    const region = within(screen.getByRole("region", { name: "Shirt" }));
    expect(region.getByRole("status").textContent).toContain("This combination is not available");
    await user.click(await add());
    await waitFor(() => expect(document.activeElement).toBe(size));
    expect(addToCart).not.toHaveBeenCalled();
  });

  it("shows its quantity and the picture of the chosen variant", async () => {
    answers.set(20, shirt(1)).set("set", aBundle({ product: 20, quantity: 3 }));
    const user = show();
    const region = await screen.findByRole("region", { name: /^Shirt/ });
    expect(region.textContent).toContain("3 ×");
    const picture = () => decodeURIComponent(region.querySelector("img")?.src ?? "");
    expect(picture()).toContain("any.png");
    await user.selectOptions(within(region).getByRole("combobox"), "1");
    expect(picture()).toContain("red-1.png");
  });

  it("asks for the custom options of its chosen variant, and sends them under the part's id", async () => {
    const labels = [{ label: "A" }, { label: "B" }];
    const crest = { option_title: "Crest", required: true, custom_option_values: labels };
    const cap = aConfigurable(
      { size: [1, 2] },
      [
        { id: 21, values: { size: 1 } },
        { id: 22, values: { size: 2 }, customOptions: [crest] },
      ],
      { id: 20, name: "Cap", slug: "cap" },
    );
    const part = { product: 20, quantity: 1 };
    answers.set(20, cap).set("set", aBundle(part, part));
    addToCart.mockReset().mockResolvedValue({ ok: true, data: {} });
    const user = show();
    const [first, second] = await screen.findAllByRole("combobox", { name: "size" });
    if (!first || !second) throw new Error("A part is missing.");
    await user.selectOptions(first, "1");
    expect(screen.queryByRole("combobox", { name: /^Crest/ })).toBeNull();
    await user.selectOptions(second, "2");
    const field = await screen.findByRole("combobox", { name: /^Crest/ });
    await user.click(await add());
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(addToCart).not.toHaveBeenCalled();
    await user.selectOptions(field, "A");
    await user.click(await add());
    await waitFor(() => expect(addToCart).toHaveBeenCalledOnce());
    expect(addToCart.mock.calls[0]?.[0]).toMatchObject({
      bundleOptions: [{ id: 21 }, { id: 22 }],
      personalizations: { "20:Crest": "A" },
    });
  });

  it("shows its custom option once when the part is contained twice", async () => {
    const part = { product: 30, quantity: 1 };
    answers.set("set", aBundle(part, part));
    show();
    expect(await screen.findAllByRole("region", { name: "Bottle" })).toHaveLength(2);
    expect(screen.getAllByRole("textbox", { name: /Engraving/ })).toHaveLength(1);
  });
});

it("links to the products that are still sold, and closes the dialog, when a part is gone", async () => {
  // jsdom does not navigate.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  answers
    .set(20, shirt(1))
    .set(30, null)
    .set("set", aBundle({ product: 20, quantity: 1 }, { product: 30, quantity: 1 }));
  const user = show();
  await user.click(await screen.findByRole("link", { name: "Shirt" }));
  expect(onLeave).toHaveBeenCalledOnce();
});
