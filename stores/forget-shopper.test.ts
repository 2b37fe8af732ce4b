// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { checkoutStore, emptyCheckout } from "./checkout-store";
import { readDraft, writeDraft } from "./drafts";
import { forgetShopper } from "./forget-shopper";
import { gift } from "./gift";
import { guestCookie } from "./guest-cookie";
import { instructions } from "./instructions";

it("leaves nothing of a person for the next one at this browser, and nothing else is touched", () => {
  checkoutStore().setState({ address: { ...emptyCheckout.address, firstName: "Ana" } });
  instructions.write("Ring twice, Ana");
  gift.write({ to: "Iva", from: "Ana", message: "Happy birthday" });
  writeDraft("profile", { firstName: "Ana" });
  writeDraft("register", { email: "ana@example.com" });
  guestCookie.write("ana@example.com");
  sessionStorage.setItem("else", "stays");

  forgetShopper();

  expect(checkoutStore().getState().address.firstName).toBe("");
  expect([instructions.read(), gift.read().message, guestCookie.read()]).toEqual(["", "", ""]);
  expect([readDraft("profile"), readDraft("register")]).toEqual([null, null]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Ana|ana@|Iva/);
  expect(sessionStorage.getItem("else")).toBe("stays");
});

it("gets through without storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  vi.stubGlobal("localStorage", undefined);
  guestCookie.write("ana@example.com");
  forgetShopper();
  expect(guestCookie.read()).toBe("");
});
