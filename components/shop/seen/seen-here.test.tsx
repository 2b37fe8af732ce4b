// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { readAlike, readCards } from "#lib/web/client/product-calls.ts";
import { seenProducts } from "#stores/seen/seen-products.ts";
import { SeenHere } from "./seen-here.tsx";

vi.mock("#lib/web/client/product-calls.ts", () => ({ readAlike: vi.fn(), readCards: vi.fn() }));

const card = (id: number) => ({
  id,
  name: `Lamp ${id}`,
  slug: `lamp-${id}`,
  format: "simple" as const,
  media: null,
  price: { final: 5, list: null, member: null, discount: null },
  available: true,
  rating: null,
});

let footerTop = 5_000;

beforeEach(() => {
  localStorage.clear();
  footerTop = 5_000;
  document.body.innerHTML = `<main><div data-seen="Seen last"></div></main><footer></footer>`;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
    () => ({ top: footerTop }) as DOMRect,
  );
  vi.mocked(readAlike).mockResolvedValue(null);
  vi.mocked(readCards).mockImplementation(async (ids) => ids.map(card) as never);
});
afterEach(() => vi.restoreAllMocks());

const look = (id?: number) =>
  render(
    <SiteProvider
      site={
        {
          locale: "en",
          defaultLocale: "en",
          mediaUrl: "https://media.example",
          currency: { id: 1, label: "EUR", symbol: "€" },
        } as never
      }
    >
      <SeenHere id={id} />
    </SiteProvider>,
  );

it("shows what was seen before the present product, and notes that one", async () => {
  seenProducts.add(7);
  look(9);
  const strip = await screen.findByRole("region", { name: "Seen last" });
  expect(strip.closest("[data-seen]")).not.toBeNull();
  expect(await screen.findByRole("link", { name: "Lamp 7" })).toBeTruthy();
  expect(screen.queryByText("Lamp 9")).toBeNull();
  expect(seenProducts.others()).toEqual([9, 7]);
});

it("reads nothing where nothing was seen, and shows nothing where nothing is sold any more", async () => {
  look(9);
  expect(readCards).not.toHaveBeenCalled();
  vi.mocked(readCards).mockResolvedValue([]);
  look();
  await waitFor(() => expect(readCards).toHaveBeenCalledWith([9], expect.anything()));
  expect(screen.queryByRole("region")).toBeNull();
});

it("waits until the footer has left the window, so that nothing in view moves", async () => {
  footerTop = 200;
  seenProducts.add(7);
  look();
  await waitFor(() => expect(readCards).toHaveBeenCalled());
  expect(screen.queryByRole("region")).toBeNull();
  footerTop = 900;
  window.dispatchEvent(new Event("scroll"));
  expect(await screen.findByRole("region")).toBeTruthy();
});

it("shows above it what is of the product's kind, under the name of its category", async () => {
  vi.mocked(readAlike).mockResolvedValue({ name: "Lamps", total: 9, cards: [card(3)] });
  seenProducts.add(7);
  look(9);
  await screen.findByRole("link", { name: "Lamp 3" });
  expect(readAlike).toHaveBeenCalledWith(9, expect.anything());
  const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Lamps", "Seen last"]);
});

it("shows what was seen where the kind cannot be read, and asks for none without a product", async () => {
  vi.mocked(readAlike).mockRejectedValue(new Error("offline"));
  seenProducts.add(7);
  look(9);
  expect(await screen.findByRole("link", { name: "Lamp 7" })).toBeTruthy();
  vi.mocked(readAlike).mockClear();
  look();
  await waitFor(() => expect(readCards).toHaveBeenLastCalledWith([9, 7], expect.anything()));
  expect(readAlike).not.toHaveBeenCalled();
});
