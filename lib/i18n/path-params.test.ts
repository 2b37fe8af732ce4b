import { expect, it } from "vitest";
import { toEventId } from "./path-params.ts";

it.each([
  ["7", 7],
  ["1234567890123456", 1_234_567_890_123_456],
  // Each of these would be the same event at one more address.
  ["007", null],
  ["9007199254740993", null],
  ["1e3", null],
  ["-1", null],
  ["", null],
])("an event at %j has the id %j", (text, id) => expect(toEventId(text)).toBe(id));
