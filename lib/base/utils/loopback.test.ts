import { expect, it } from "vitest";
import { isLoopback } from "./loopback.ts";

it.each([
  "localhost",
  "tenis.localhost",
  "127.0.0.1",
  "127.255.0.9",
  "[::1]",
  "::1",
])("%s is this machine", (hostname) => expect(isLoopback(hostname)).toBe(true));

it.each([
  "",
  "localhost.example",
  "notlocalhost",
  ".localhost",
  "127.0.0.1.example",
  "127.example",
  "10.0.0.1",
  "[::2]",
])("%j is not", (hostname) => expect(isLoopback(hostname)).toBe(false));
