import { expect, it } from "vitest";
import { toApiError } from "#lib/shop/api/errors.ts";
import { failedReason } from "./failed-reason.ts";

it.each([
  [0, "unreachable"],
  [400, "refused"],
  [401, "session"],
  [403, "session"],
  [404, "refused"],
  [409, "refused"],
  [422, "refused"],
  [429, "busy"],
  [500, "backend"],
  [502, "backend"],
  [503, "down"],
  [504, "down"],
])("says of %i that it is %s", (status, reason) => {
  expect(failedReason(toApiError(status, ""))).toBe(reason);
});

it("says of an answer that cannot be read that nobody knows what was done", () => {
  expect(failedReason({ kind: "invalidAnswer", status: 200, message: "" })).toBe("unreachable");
});
