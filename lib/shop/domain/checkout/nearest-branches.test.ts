import { describe, expect, it } from "vitest";
import { distanceTo, nearestBranches } from "./nearest-branches.ts";
import type { Branch } from "./shipping.ts";

const branch = (name: string, more: Partial<Branch> = {}): Branch => ({
  id: 1,
  name,
  address: "",
  city: "",
  zipCode: "",
  latitude: null,
  longitude: null,
  openingHours: "",
  ...more,
});
const SPLIT = branch("Poljud", {
  city: "Split",
  zipCode: "21000",
  latitude: 43.52,
  longitude: 16.43,
});
const ZAGREB = branch("Jarun", {
  city: "Zagreb",
  zipCode: "10000",
  latitude: 45.78,
  longitude: 15.92,
});
const SAMOBOR = branch("Samobor", { zipCode: "10430", latitude: 45.8, longitude: 15.71 });
const CAKOVEC = branch("Čakovec, Trg Republike");
const ALL = [SPLIT, CAKOVEC, SAMOBOR, ZAGREB];
const names = (
  zipCode: string,
  city: string,
  place: Parameters<typeof nearestBranches>[2] = null,
) => nearestBranches(ALL, { zipCode, city }, place).map(({ name }) => name);

describe("the nearest branches", () => {
  it.each([
    ["10 000", "Somewhere", ["Jarun", "Samobor", "Poljud", "Čakovec, Trg Republike"]],
    ["", "SPLIT", ["Poljud", "Čakovec, Trg Republike", "Samobor", "Jarun"]],
    ["40000", "Cakovec", ["Čakovec, Trg Republike", "Poljud", "Samobor", "Jarun"]],
    ["", "", ALL.map(({ name }) => name)],
  ])("of the address %j %j come first", (zipCode, city, expected) => {
    expect(names(zipCode, city)).toEqual(expected);
  });

  it("are those with the shortest way where the shopper's place is known", () => {
    expect(names("21000", "Split", { latitude: 45.81, longitude: 15.98 })).toEqual([
      "Jarun",
      "Samobor",
      "Poljud",
      "Čakovec, Trg Republike",
    ]);
  });
});

it("measures the way on a sphere", () => {
  expect(distanceTo({ latitude: 45.78, longitude: 15.92 }, SPLIT)).toBeCloseTo(254.5, 0);
});
