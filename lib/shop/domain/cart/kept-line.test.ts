import { expect, it } from "vitest";
import {
  isSameLine,
  isTakenHash,
  readKeptLines,
  readSharedHash,
  sharedHash,
  takenHash,
  writeKeptLines,
} from "./kept-line.ts";

const LINES = [
  { productId: 7, quantity: 2 },
  {
    productId: 9,
    quantity: 1,
    personalizations: { Engraving: "Žana 🎾" },
    bundleOptions: [{ id: 3, options: null }],
  },
];

it("lines survive an address, with their texts and parts", () => {
  const hash = sharedHash(LINES);
  expect(hash).toMatch(/^#cart=[\w-]+$/);
  expect(readSharedHash(hash)).toEqual(LINES);
  expect(isTakenHash(hash)).toBe(false);
  const taken = takenHash(LINES);
  expect([readSharedHash(taken), isTakenHash(taken)]).toEqual([LINES, true]);
});

it.each([
  "",
  "#x",
  "#cart=",
  "#cart=!!",
  "#cart=e30",
  `#cart=${"A".repeat(7_000)}`,
])("%s holds none", (hash) => expect(readSharedHash(hash)).toEqual([]));

it("takes nothing but lines from outside, and only so many", () => {
  const odd = [
    null,
    { id: "7", n: 1 },
    { id: 7, n: 0 },
    { id: 7, n: 1.5 },
    { id: 7, n: 1_000 },
    { id: -1, n: 1 },
    { id: 7, n: 1, texts: { a: 5, b: "x".repeat(500) }, parts: ["1", 2, -3] },
  ];
  expect(readKeptLines(odd)).toEqual([
    {
      productId: 7,
      quantity: 1,
      personalizations: { b: "x".repeat(200) },
      bundleOptions: [{ id: 2, options: null }],
    },
  ]);
  expect(readKeptLines({ id: 7 })).toEqual([]);
  expect(readKeptLines(Array.from({ length: 99 }, () => ({ id: 7, n: 1 })))).toHaveLength(30);
  expect(writeKeptLines([LINES[0] ?? { productId: 0, quantity: 0 }])).toEqual([{ id: 7, n: 2 }]);
});

it("knows a line by its product and options, whatever its quantity", () => {
  const [plain, engraved] = LINES;
  if (!plain || !engraved) throw new Error("lines");
  expect(isSameLine(plain, { ...plain, quantity: 9 })).toBe(true);
  expect(isSameLine(engraved, { ...engraved, personalizations: {} })).toBe(false);
});
