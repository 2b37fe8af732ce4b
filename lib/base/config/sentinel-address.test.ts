import { expect, it } from "vitest";
import { readSentinelAddress } from "./sentinel-address.ts";

it("reads the Sentinels, the name of what they watch, and the passwords of both", () => {
  expect(
    readSentinelAddress(
      "rediss+sentinel://shop:p%40ss@one.example:5000,two,[::1]:26380/main?sentinelPassword=a%25b",
    ),
  ).toEqual({
    sentinels: [
      { host: "one.example", port: 5000 },
      { host: "two", port: 26379 },
      { host: "::1", port: 26380 },
    ],
    name: "main",
    isEncrypted: true,
    username: "shop",
    password: "p@ss",
    sentinelPassword: "a%b",
  });
  expect(readSentinelAddress("redis+sentinel://:secret@s/main")).toMatchObject({
    isEncrypted: false,
    username: "",
    password: "secret",
    sentinelPassword: "",
  });
});

it.each([
  "redis://localhost:6379",
  "redis+sentinel://one,two",
  "redis+sentinel://one,/main",
  "redis+sentinel://:100%@one/main",
  "redis+sentinel://one two/main",
  "redis+cluster://one/main",
])("reads nothing out of %s", (address) => {
  expect(readSentinelAddress(address)).toBeNull();
});
