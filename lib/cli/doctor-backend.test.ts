import { expect, it } from "vitest";
import { readArguments } from "./doctor-backend.mjs";

const GIVEN = ["--backend", "https://backend.example", "--domain", "shop.example"];

it("takes an address and a domain", () => {
  expect(readArguments(GIVEN)).toMatchObject({ domain: "shop.example" });
});

it.each([
  ["no domain", ["--backend", "https://backend.example"], "--backend and --domain are needed"],
  ["no address", ["--backend", "backend.example", "--domain", "shop.example"], "--backend: "],
  ["a domain with a path", [...GIVEN, "--domain", "shop.example/x"], "--domain: "],
  ["a key without its site", [...GIVEN, "--api-key", "CANARY"], "--api-key and --site"],
  ["an unknown option", [...GIVEN, "--write"], "--write"],
])("refuses %s and says what is wrong, without the key", (_, args, said) => {
  const answer = readArguments(args);
  expect(answer).toContain(said);
  expect(answer).not.toContain("CANARY");
});
