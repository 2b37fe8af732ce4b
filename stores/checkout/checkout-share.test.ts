// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import {
  HANDOVER_TIMEOUT,
  joinCheckout,
  KNOWN_HANDOVER_TIMEOUT,
  leaveCheckout,
} from "./checkout-share.ts";
import { type CheckoutStore, clearCheckout, createCheckoutStore } from "./checkout-store.ts";

const FORM = { ...blankAddressForm, street: "Ilica", city: "Zagreb" };

/** A tab that has just been opened. */
function newTab(): CheckoutStore {
  sessionStorage.clear();
  leaveCheckout();
  return createCheckoutStore();
}

let other: BroadcastChannel;
/** Another tab that has this form and answers after a delay. */
function otherTab(answer: (send: () => void) => void) {
  const held = createCheckoutStore();
  held.setState({ address: FORM });
  other.onmessage = ({ data }) => {
    if (data.kind === "ask")
      answer(() => other.postMessage({ kind: "state", state: held.getState() }));
  };
}

beforeEach(() => {
  localStorage.clear();
  other = new BroadcastChannel("baseline.checkout");
});
afterEach(() => {
  other.close();
  leaveCheckout();
  vi.useRealTimers();
});

it("gives a new tab the checkout of another one", async () => {
  otherTab((send) => send());
  const tab = newTab();
  await joinCheckout(tab);
  expect(tab.getState().address.street).toBe("Ilica");
});

it("keeps the input of a tab in which something was typed", async () => {
  otherTab((send) => send());
  const tab = newTab();
  tab.setState({ address: { ...FORM, city: "Pula" } });
  await joinCheckout(tab);
  expect(tab.getState().address.city).toBe("Pula");
});

describe("a new tab", () => {
  /** Milliseconds until the checkout is shown without an answer. */
  async function patience(): Promise<number> {
    vi.useFakeTimers();
    const tab = newTab();
    const shown = vi.fn();
    void joinCheckout(tab).then(shown);
    let waited = 0;
    while (shown.mock.calls.length === 0 && waited < 10_000) {
      await vi.advanceTimersByTimeAsync(10);
      waited += 10;
    }
    vi.useRealTimers();
    return waited;
  }

  it("waits a moment when it is alone", async () => {
    expect(await patience()).toBe(HANDOVER_TIMEOUT);
  });

  it("waits longer when another tab has a checkout, and only once when that tab is closed", async () => {
    const closed = newTab();
    await joinCheckout(closed);
    closed.setState({ address: FORM });
    expect(JSON.stringify({ ...localStorage })).not.toContain("Ilica");
    expect(await patience()).toBe(KNOWN_HANDOVER_TIMEOUT);
    expect(await patience()).toBe(HANDOVER_TIMEOUT);
  });

  it("waits longer, whatever a tab without a checkout does meanwhile", async () => {
    const empty = newTab();
    await joinCheckout(empty);
    const holds = newTab();
    await joinCheckout(holds);
    holds.setState({ address: FORM });
    empty.setState({ owner: null });
    expect(await patience()).toBe(KNOWN_HANDOVER_TIMEOUT);
  });

  it("waits longer after a reload with a checkout, and a moment again after the order", async () => {
    const reloaded = newTab();
    reloaded.setState({ address: FORM });
    await joinCheckout(reloaded);
    expect(await patience()).toBe(KNOWN_HANDOVER_TIMEOUT);
    const ordered = newTab();
    ordered.setState({ address: FORM });
    await joinCheckout(ordered);
    clearCheckout(ordered);
    expect(await patience()).toBe(HANDOVER_TIMEOUT);
  });
});
