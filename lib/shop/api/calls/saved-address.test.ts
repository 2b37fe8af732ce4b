import { expect, it } from "vitest";
import { calls } from "./index.ts";

it.each([
  "n/a",
  "-",
  "on request",
])("a saved address with the phone %j can be sent again", (phone) => {
  const sent = { type: "billing", contactPhone: `  ${phone} `, street: "Ilica" };
  const read = calls.user.web.address.update.input?.safeParse(sent);
  expect(read?.data).toEqual({ ...sent, contactPhone: phone });
});
