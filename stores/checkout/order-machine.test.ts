import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SOURCES } from "#tests/architecture/sources.ts";
import {
  type OrderEvent,
  type OrderState,
  stateOf,
  TRANSITIONS,
  transition,
} from "./order-machine.ts";
import type { OrderMarker } from "./order-marker.ts";

const NOW = 1_000_000;
const HERE = { hasToken: true, now: NOW };
const BOUGHT = { value: 10, items: [{ id: 101, name: "Racket", price: 10, quantity: 1 }] };

const held: Omit<OrderMarker, "state"> = {
  cartId: "7",
  orderSlug: "a",
  at: NOW - 1,
  bought: BOUGHT,
};
/** The marker in each state. */
const MARKERS: Readonly<Record<OrderState, OrderMarker | null>> = {
  none: null,
  placing: { ...held, state: "placing", orderSlug: "", earlier: "a" },
  paying: { ...held, state: "paying", by: "token" },
  returned: { ...held, state: "paying", by: "token", back: true },
  takenOver: { ...held, state: "paying", back: true },
  approved: { ...held, state: "approved", details: { orderID: "PP-1" } },
  placed: { ...held, state: "placed" },
};

const order = { cartId: "7", orderSlug: "a" };
/** Each event as it fits the markers above. */
const EVENTS: { readonly [T in OrderEvent["type"]]: Extract<OrderEvent, { type: T }> } = {
  orderSent: { type: "orderSent", cartId: "7", bought: BOUGHT },
  orderWithheld: { type: "orderWithheld", cartId: "7" },
  orderRefused: { type: "orderRefused", cartId: "7" },
  orderAccepted: { type: "orderAccepted", ...order },
  paymentStarted: { type: "paymentStarted", ...order, token: "new" },
  tabReturned: { type: "tabReturned" },
  tabLeft: { type: "tabLeft" },
  paymentTakenOver: { type: "paymentTakenOver" },
  paymentApproved: { type: "paymentApproved", ...order, details: { orderID: "PP-1" } },
  paymentConfirmed: { type: "paymentConfirmed" },
  paymentGivenUp: { type: "paymentGivenUp", orderSlug: "a" },
  cartUsed: { type: "cartUsed", cartId: "7" },
  cartGone: { type: "cartGone", cartId: "7" },
  orderFinished: { type: "orderFinished", ...order, bought: BOUGHT },
  orderAbandoned: { type: "orderAbandoned" },
  thanksGiven: { type: "thanksGiven" },
};

const STATES = Object.keys(MARKERS) as OrderState[];
const PAIRS = Object.values(EVENTS).flatMap((event) =>
  STATES.map((from) => ({ event, from, type: event.type, to: TRANSITIONS[event.type][from] })),
);

describe("the table", () => {
  it("has markers for every state", () => {
    expect(STATES.map((state) => stateOf(MARKERS[state]))).toEqual(STATES);
  });

  it.each(PAIRS.filter(({ to }) => to !== undefined))("$type leads from $from to $to", ({
    event,
    from,
    to,
  }) => {
    const after = transition(MARKERS[from], event, HERE);
    expect(after).not.toBeUndefined();
    expect(stateOf(after ?? null)).toBe(to);
  });

  it.each(PAIRS.filter(({ to }) => to === undefined))("$type changes nothing in $from", ({
    event,
    from,
  }) => {
    expect(transition(MARKERS[from], event, HERE)).toBeUndefined();
  });
});

describe("conditions beyond the table", () => {
  const away = { ...HERE, hasToken: false };

  it.each([
    ["tabReturned", "paying"],
    ["tabLeft", "returned"],
    ["paymentApproved", "paying"],
    ["paymentApproved", "returned"],
  ] as const)("%s in %s is for the tab that went to pay", (type, from) => {
    expect(transition(MARKERS[from], EVENTS[type], away)).toBeUndefined();
  });

  it("an approval needs no token where there is no marker", () => {
    expect(transition(null, EVENTS.paymentApproved, away)?.state).toBe("approved");
  });

  it("a payment is given up by the number of its order, or without one by the tab that began it", () => {
    const giveUp = (orderSlug: string, context: typeof HERE) =>
      transition(MARKERS.paying, { type: "paymentGivenUp", orderSlug }, context);
    expect([giveUp("a", away), giveUp("", HERE)]).toEqual([null, null]);
    expect([giveUp("b", HERE), giveUp("", away)]).toEqual([undefined, undefined]);
  });

  it("a cart that is gone after a day may have ended of old age", () => {
    const late = { ...HERE, now: NOW + 86_400_000 };
    expect(transition(MARKERS.placing, EVENTS.cartGone, late)).toBeUndefined();
    expect(transition(MARKERS.placing, EVENTS.cartUsed, late)?.state).toBe("placed");
  });
});

describe("a marker of another cart", () => {
  const other = { ...held, cartId: "8" };
  it("doesn't react to this one's events", () => {
    expect(transition({ ...other, state: "placing" }, EVENTS.cartUsed, HERE)).toBeUndefined();
    expect(transition({ ...other, state: "placing" }, EVENTS.orderRefused, HERE)).toBeUndefined();
    expect(transition({ ...other, state: "approved" }, EVENTS.orderSent, HERE)).toMatchObject({
      cartId: "7",
      state: "placing",
    });
  });

  it("lends it nothing of what was bought", () => {
    const markers: OrderMarker[] = [{ ...other, state: "placing" }];
    for (const marker of [null, ...markers])
      for (const type of ["orderAccepted", "paymentStarted", "orderFinished"] as const)
        expect(transition(marker, EVENTS[type], HERE)).toMatchObject({
          cartId: "7",
          bought: undefined,
        });
  });
});

describe("what a marker carries", () => {
  it("what was bought, from the sending to the thanks", () => {
    const changed = (from: OrderState, event: OrderEvent) => transition(MARKERS[from], event, HERE);
    for (const marker of [
      changed("none", EVENTS.orderSent),
      changed("placing", EVENTS.paymentStarted),
      changed("paying", EVENTS.paymentApproved),
      changed("approved", EVENTS.paymentConfirmed),
      changed("placed", EVENTS.orderFinished),
    ])
      expect(marker).toMatchObject({ cartId: "7", bought: BOUGHT });
  });

  it("details only until the shop has confirmed the payment, and a token only of its own payment", () => {
    expect(transition(MARKERS.approved, EVENTS.paymentConfirmed, HERE)?.details).toBeUndefined();
    expect(transition(MARKERS.placing, EVENTS.paymentStarted, HERE)?.by).toBe("new");
    expect(transition(MARKERS.paying, EVENTS.paymentTakenOver, HERE)?.by).toBeUndefined();
  });
});

describe("docs/order-states.md", () => {
  const page = readFileSync(new URL("../../docs/order-states.md", import.meta.url), "utf8");
  const code = PAIRS.flatMap(({ type, from, to }) => (to ? [`${type}: ${from} -> ${to}`] : []));

  it("draws the transitions of the code", () => {
    const drawn = [...page.matchAll(/^ +(\w+) --> (\w+): (.+)$/gm)].flatMap(
      ([, from, to, events = ""]) => events.split(", ").map((type) => `${type}: ${from} -> ${to}`),
    );
    expect(drawn.sort()).toEqual(code.sort());
  });

  it("lists the transitions of the code", () => {
    const rows = page
      .split("\n")
      .map((row) => row.split("|").map((cell) => cell.trim().replaceAll("`", "")))
      .filter(([, type = ""]) => type in EVENTS);
    const listed = rows.flatMap(([, type, , , from = "", to]) =>
      from.split(", ").map((state) => `${type}: ${state} -> ${to}`),
    );
    expect(listed.sort()).toEqual(code.sort());
  });

  it("names all states", () => {
    for (const state of STATES) expect(page).toContain(`| \`${state}\` |`);
  });
});

it("one file writes the marker", () => {
  const writers = SOURCES.filter(({ text }) => text.includes("orderStorage")).map(
    ({ file }) => file,
  );
  expect(writers.sort()).toEqual([
    "stores/checkout/order-in-progress.ts",
    "stores/checkout/order-marker.ts",
  ]);
});
