// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { line } from "#tests/factories/purchase/cart-runtime.ts";
import { addToCart } from "./add-to-cart.ts";

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn(async () => null) }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));
vi.mock("#components/kit/messages/load-translator.ts", () => ({
  loadTranslator: () => Promise.reject(new Error("Failed to load chunk")),
}));

beforeEach(() => showToast.mockClear());

it.each([
  ["en", "We could not reach the shop. Please try again."],
  ["hr", "Trgovina nije dostupna. Pokušajte ponovno."],
  ["de", "Der Shop ist nicht erreichbar. Bitte versuchen Sie es erneut."],
  ["fr", "We could not reach the shop. Please try again."],
])("where not even the messages can be downloaded, it is said in %s", async (lang, message) => {
  document.documentElement.dataset.language = lang;
  expect(await addToCart(line)).toMatchObject({ ok: false, error: { kind: "network" } });
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ tone: "error", message });
});
