// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDraftShelf } from "#components/staff/edit/store/draft-shelf.ts";
import { valueIn } from "#lib/staff/edit/model/working-copy.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { instructions } from "#stores/cart/instructions.ts";
import { isConfirmedBy, orderInProgress } from "#stores/checkout/order-in-progress.ts";
import { isPaidElsewhere, isPaidHere } from "#stores/checkout/payment-token.ts";
import { setCookie } from "#tests/factories/cookies.ts";
import state from "./state-2026-11-24.json" with { type: "json" };

// jsdom has no IndexedDB: the one row that the browser had is handed to its reader.
vi.mock("idb-keyval", () => ({
  createStore: () => async () => {},
  entries: async () => [[state.draft.key, state.draft.value]],
  promisifyRequest: async () => {},
}));

beforeEach(() => {
  for (const [name, text] of Object.entries(state.localStorage)) localStorage.setItem(name, text);
  sessionStorage.setItem("baseline.paying", state.sessionStorage["baseline.paying"]);
  setCookie("cartId=cart-42; path=/");
});

describe("a browser with what the version of 2026-11-24 has stored", () => {
  it("has its full cart, and the note to the order", () => {
    expect([browserSession.id(), browserSession.lastCount()]).toEqual(["cart-42", 3]);
    expect(browserSession.isForeign("hr")).toBe(false);
    expect(instructions.read()).toBe("Ring twice.");
  });

  it("comes back from the payment that was begun before, as the tab that went to pay", () => {
    const marker = orderInProgress.read();
    expect(isPaidHere(marker)).toBe(true);
    expect(marker).toMatchObject({ orderSlug: "2026-117", bought: { value: 30 } });
    orderInProgress.dispatch({
      type: "orderFinished",
      cartId: "cart-42",
      orderSlug: "2026-117",
      bought: marker?.bought,
    });
    expect(isConfirmedBy("?orderSlug=2026-117")).toBe(true);
  });

  it("does not order the cart again in a second tab meanwhile", () => {
    sessionStorage.removeItem("baseline.paying");
    expect(isPaidElsewhere(orderInProgress.read(), "cart-42")).toBe(true);
  });

  it("has the draft of its editor, and of nobody else", async () => {
    const shelf = createDraftShelf();
    const owner = { domain: "shop.example", locale: "hr", person: "7" };
    const [draft, ...others] = await shelf.list(owner);
    expect(others).toEqual([]);
    expect(draft?.page).toBe("/o-nama");
    expect(valueIn(draft?.operations ?? {}, "12:meta.title", "About us")).toBe("Who we are");
    expect(await shelf.list({ ...owner, person: "8" })).toEqual([]);
    expect(await shelf.elsewhere({ ...owner, locale: "en" })).toEqual([
      { locale: "hr", count: 1, page: "/o-nama" },
    ]);
  });
});
