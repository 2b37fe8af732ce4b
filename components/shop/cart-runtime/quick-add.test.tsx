// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { HELD } from "#lib/base/utils/hydrated.ts";
import { quickAdd } from "./quick-add.ts";

const { addToCart } = vi.hoisted(() => ({ addToCart: vi.fn() }));
vi.mock("./add-to-cart.ts", () => ({ addToCart }));

function aButton(): HTMLButtonElement {
  document.body.innerHTML = `<article><h2><a href="/ball">Ball</a></h2><button value="7">Add to cart</button></article>`;
  const button = document.querySelector("button");
  if (!button) throw new Error("no button");
  return button;
}

beforeEach(() => addToCart.mockReset());

it("adds one piece of the card's product, and is busy meanwhile", async () => {
  const button = aButton();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  addToCart.mockReturnValue(promise);
  const added = quickAdd(button);
  expect(button.hasAttribute(HELD)).toBe(true);
  await quickAdd(button);
  expect(addToCart.mock.calls).toEqual([[{ productId: 7, quantity: 1, name: "Ball" }]]);
  resolve({ ok: true });
  await added;
  expect(button.hasAttribute(HELD)).toBe(false);
});

it("can be pressed again after a failure", async () => {
  const button = aButton();
  addToCart.mockRejectedValueOnce(new Error("lost")).mockResolvedValueOnce({ ok: true });
  await expect(quickAdd(button)).rejects.toThrow("lost");
  expect(button.hasAttribute(HELD)).toBe(false);
  await quickAdd(button);
  expect(addToCart).toHaveBeenCalledTimes(2);
});
