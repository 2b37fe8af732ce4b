import { expect, it } from "vitest";
import { isOpenRedis } from "./is-open-redis.ts";

it.each([
  ["redis://redis:6379", true],
  ["rediss://user@10.0.0.1:6379", true],
  ["redis://localhost.example.com", true],
  ["redis://:secret@redis:6379", false],
  ["redis://localhost:6379", false],
  ["redis://127.0.0.1", false],
  ["redis://[::1]:6379", false],
  ["", false],
])("%s is open to others: %s", (url, expected) => expect(isOpenRedis(url)).toBe(expected));
