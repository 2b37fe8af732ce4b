import { expect, it } from "vitest";
import { toApiError } from "#lib/shop/api/errors.ts";
import { uploadReason } from "./upload-reason.ts";

it.each([
  [0, "", "offline"],
  [401, "", "session"],
  [404, "", "refused"],
  [413, "", "big"],
  [422, "pixels", "pixels"],
  [422, "broken", "broken"],
  [422, "folderId: not of this site", "refused"],
  [429, "", "backend"],
  [502, "broken", "backend"],
  [504, "", "down"],
])("says of %i %s that it is %s", (status, message, reason) => {
  expect(uploadReason(toApiError(status, message))).toBe(reason);
});
