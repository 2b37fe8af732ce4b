// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { loadCart } from "./load-cart.ts";

const loadCatalogue = vi.hoisted(() => vi.fn());
vi.mock("#components/kit/messages/lazy-messages.tsx", () => ({ loadCatalogue }));
vi.mock("./cart-modal.tsx", () => ({ CartModal: () => null }));

beforeEach(() => {
  document.documentElement.dataset.language = "hr";
  loadCatalogue.mockReset();
});

it("downloads the code of the cart, and the messages of the page's language beside it", async () => {
  loadCatalogue.mockResolvedValue({});
  expect(await loadCart()).toHaveProperty("CartModal");
  await vi.waitFor(() => expect(loadCatalogue).toHaveBeenCalledExactlyOnceWith("hr"));
});

it("does not fail with the messages: those who need them ask again, and say so", async () => {
  loadCatalogue.mockRejectedValue(new Error("gone"));
  expect(await loadCart()).toHaveProperty("CartModal");
});
