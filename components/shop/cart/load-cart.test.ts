// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { loadCart, loadCartInSteps } from "./load-cart.ts";

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

it("is evaluated in steps for a page that nobody has touched: each waits for an idle browser", async () => {
  loadCatalogue.mockResolvedValue({});
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  const done = vi.fn();
  void loadCartInSteps().then(done);
  for (const step of [1, 2]) {
    await vi.waitFor(() => expect(idle).toHaveLength(step));
    expect(loadCatalogue).not.toHaveBeenCalled();
    idle[step - 1]?.();
  }
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(loadCatalogue).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});
