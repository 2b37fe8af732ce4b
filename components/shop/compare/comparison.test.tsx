// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageMessagesProvider } from "#components/kit/messages/page-messages.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { ok } from "#lib/shop/api/errors.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import en from "#messages/en.json";
import { compared } from "#stores/compare/compared.ts";
import { aProduct } from "#tests/factories/product.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { Comparison } from "./comparison.tsx";
import { comparison, pressCompare } from "./press-compare.ts";

const backend = vi.hoisted(() => ({
  shelf: [] as unknown[],
  facts: {} as Record<number, Record<string, string>>,
  isDown: false,
}));
const addToCart = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/cart-runtime/add-to-cart.ts", () => ({ addToCart }));
const share = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/product/share.ts", () => ({ share }));
const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));
vi.mock("#components/kit/messages/load-translator.ts", () => ({
  loadTranslator: async () => (key: string) => key,
}));
vi.mock("./printed-alone.ts", () => ({ usePrintedAlone: () => undefined }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("#lib/web/client/call-gateway.ts", () => ({
  callGateway: async (path: string, { input }: { input: { filters: { value: number[] }[] } }) => {
    const ids = input.filters[1]?.value ?? [];
    if (backend.isDown) return { ok: false, error: { kind: "network", status: 0, message: "" } };
    if (!path.includes("layered"))
      return {
        ok: true,
        data: { items: (backend.shelf as Product[]).filter(({ id }) => ids.includes(id)) },
      };
    const data = Object.entries(backend.facts[ids[0] ?? 0] ?? {}).map(([label, valueLabel]) => ({
      attributeCode: label,
      label,
      type: "dropdown",
      values: [{ id: valueLabel, valueLabel, totalProducts: 1, minValue: null }],
    }));
    return { ok: true, data };
  },
}));

const t = en.compare;
const show = () =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <PageMessagesProvider locale="en" messages={en}>
        <SiteProvider site={CART_SITE}>
          <Comparison />
        </SiteProvider>
      </PageMessagesProvider>
    </NextIntlClientProvider>,
  );
const open = () => fireEvent.click(screen.getByRole("button", { name: /^Compare \(/ }));
/** The cells of every row by its name. */
const rows = () =>
  Object.fromEntries(
    within(screen.getByRole("table"))
      .getAllByRole("rowheader")
      .map((head) => [
        head.textContent,
        [...(head.parentElement?.querySelectorAll("td") ?? [])].map((cell) =>
          cell.textContent?.trim(),
        ),
      ]),
  );

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function shut() {
    this.open = false;
  };
  browserQueryClient().clear();
  localStorage.clear();
  location.hash = "";
  compared.renew();
  comparison.setState({ isOpen: false });
  backend.isDown = false;
  backend.shelf = [
    aProduct({ id: 7, name: "Lamp", slug: "lamp", finalPrice: 12, stock: { qty: 3 } }),
    aProduct({ id: 8, name: "Torch", slug: "torch", finalPrice: 9 }),
  ];
  backend.facts = { 7: { Light: "Warm", Plug: "EU" }, 8: { Light: "Cold", Plug: "EU" } };
  addToCart.mockReset().mockResolvedValue(ok({}));
  share.mockReset();
  showToast.mockReset();
});
afterEach(cleanup);

it("shows prices, stock and facts side by side, and only what differs if that is asked for", async () => {
  compared.add(7);
  compared.add(8);
  show();
  open();
  expect((await screen.findByRole("status")).textContent).toBe(t.reading);
  await screen.findByRole("table");
  expect(rows()).toMatchObject({
    [t.price]: ["€12.00", "€9.00"],
    Light: ["Warm", "Cold"],
    Plug: ["EU", "EU"],
  });
  fireEvent.click(screen.getByRole("checkbox", { name: t.onlyDifferences }));
  expect(Object.keys(rows())).toContain("Light");
  expect(Object.keys(rows())).not.toContain("Plug");
  expect(Object.keys(rows())).toContain(t.price);
});

it("adds what needs no choice, and leads to the page of what needs one", async () => {
  backend.shelf[1] = aProduct({
    id: 8,
    name: "Torch",
    slug: "torch",
    finalPrice: 9,
    format: "Bundle",
  });
  compared.add(7);
  compared.add(8);
  show();
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Add to cart: Lamp" }));
  await waitFor(() => expect(addToCart).toHaveBeenCalledTimes(1));
  expect(addToCart.mock.calls[0]?.[0]).toEqual({ productId: 7, quantity: 1, name: "Lamp" });
  // Its name begins with the words that are seen (WCAG 2.5.3).
  const choose = screen.getByRole("link", { name: "Choose… Torch" });
  expect([choose.textContent, choose.getAttribute("href")]).toEqual(["Choose…", "/product/torch"]);
});

it("a product is removed by keyboard without losing the place, and one alone says what to do", async () => {
  compared.add(7);
  compared.add(8);
  show();
  open();
  const name = t.removeNamed.replace("{name}", "Torch");
  fireEvent.click(await screen.findByRole("button", { name }));
  expect(compared.store.getState()).toEqual([7]);
  // At once, and the scrolled part has the focus that its button had.
  expect(screen.getByText(t.alone)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: t.title }));
  fireEvent.click(await screen.findByRole("button", { name: t.clear }));
  expect(compared.store.getState()).toEqual([]);
  expect(screen.queryByRole("button", { name: /^Compare/ })).toBeNull();
});

it("a product that is not sold any more leaves with a word", async () => {
  for (const id of [7, 99, 8]) compared.add(id);
  show();
  open();
  await waitFor(() => expect(compared.store.getState()).toEqual([7, 8]));
  expect(await screen.findByText(/^One product is not sold any more/)).toBeTruthy();
  await screen.findByRole("table");
});

it("says that nothing could be read, and tries again", async () => {
  compared.add(7);
  backend.isDown = true;
  show();
  open();
  expect((await screen.findByRole("alert")).textContent).toContain(en.errors.network);
  expect(compared.store.getState()).toEqual([7]);
  backend.isDown = false;
  fireEvent.click(screen.getByRole("button", { name: en.shell.tryAgain }));
  await screen.findByRole("table");
});

it("products without a fact in common are said to be of different kinds", async () => {
  backend.facts = { 7: { Light: "Warm" }, 8: { Size: "43" } };
  compared.add(7);
  compared.add(8);
  show();
  open();
  expect(await screen.findByText(t.differentKinds)).toBeTruthy();
  expect(rows().Light).toEqual(["Warm", `– ${t.unknown}`]);
});

it("an address shows somebody else's comparison, which takes nothing from one's own", async () => {
  compared.add(7);
  location.hash = "#compare=8-7";
  show();
  await screen.findByRole("dialog", { name: t.shared });
  await screen.findByRole("table");
  expect(rows().Light).toEqual(["Cold", "Warm"]);
  expect(screen.queryByRole("button", { name: t.clear })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: t.share }));
  expect(share.mock.calls[0]?.[2]).toBe(`${location.origin}/shop#compare=8-7`);
  fireEvent.click(screen.getByRole("button", { name: en.shell.close }));
  expect(location.hash).toBe("");
  expect(compared.store.getState()).toEqual([7]);
});

it("a press adds its product and says so, a second one opens the comparison", async () => {
  show();
  const button = document.createElement("button");
  button.dataset.compare = "7";
  await act(() => pressCompare(button));
  expect(compared.store.getState()).toEqual([7]);
  expect(showToast).toHaveBeenCalledWith({ tone: "success", message: "compare.added" });
  await act(() => pressCompare(button));
  expect(await screen.findByRole("dialog", { name: t.title })).toBeTruthy();
  for (const id of [1, 2, 3]) compared.add(id);
  button.dataset.compare = "4";
  await act(() => pressCompare(button));
  expect(showToast).toHaveBeenLastCalledWith({ tone: "error", message: "compare.full" });
});
