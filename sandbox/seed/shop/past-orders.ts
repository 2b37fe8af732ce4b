import type { SeedPastOrder } from "../types.ts";

/** What the demo's customer bought before, so that an order history is there to look at. Days count back from the seed. */
export const pastOrders: readonly SeedPastOrder[] = [
  {
    user: 1,
    daysAgo: 12,
    items: [
      { product: 1035, quantity: 4 },
      { product: 1036, quantity: 2 },
    ],
  },
  { user: 1, daysAgo: 61, items: [{ product: 1036, quantity: 12 }] },
  {
    user: 1,
    daysAgo: 148,
    items: [
      { product: 1051, quantity: 1 },
      { product: 1035, quantity: 1 },
    ],
  },
];

/** Where the demo's customer lives. */
export const pastAddress = {
  firstName: "Ana",
  lastName: "Kovačić",
  contactEmail: "customer@baseline.example",
  contactPhone: "+385 91 234 5678",
  country: "HR",
  city: "Zagreb",
  street: "Ulica lipa",
  houseNumber: "14",
  zipCode: "10000",
  region: "",
  companyName: "",
  companyOIB: "",
} as const;
