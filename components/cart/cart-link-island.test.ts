import { expect, it } from "vitest";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import { cartLabel } from "./cart-link-island.tsx";

it.each([
  ["en", en.cart.link, 0, "Cart"],
  ["en", en.cart.link, 1, "Cart, 1 item"],
  ["en", en.cart.link, 3, "Cart, 3 items"],
  ["hr", hr.cart.link, 1, "Košarica, 1 artikl"],
  ["hr", hr.cart.link, 3, "Košarica, 3 artikla"],
  ["hr", hr.cart.link, 5, "Košarica, 5 artikala"],
  ["hr", hr.cart.link, 21, "Košarica, 21 artikl"],
])("names the count in %s (%#)", (locale, labels, count, name) => {
  expect(cartLabel(count, locale, labels)).toBe(name);
});
