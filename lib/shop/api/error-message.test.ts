import { inspect } from "node:util";
import { expect, it } from "vitest";
import en from "#messages/en.json";
import { errorMessage } from "./error-message.ts";
import { BackendFault, toApiError } from "./errors.ts";

it.each([
  [409, "User already exist.", "userExists"],
  [401, "Unknown username or password!", "unknowUserOrPassword"],
  [401, "INVALID_LOGIN", "invalidLogin"],
  [400, "Incorrect old password.", "inccorectOldPassword"],
  [404, "Coupon not found!", "couponNotFound"],
  [409, "Cart is archived.", "cartUpdateError"],
  [0, "fetch failed", "network"],
  [504, "", "network"],
  [500, "SQL error at line 3", "generic"],
  [429, "slow down", "tooManyRequests"],
  [401, "jwt expired", "loginRequired"],
  [403, "", "forbidden"],
  [404, "", "notFound"],
])("%i %j is shown as %s", (status, message, key) => {
  expect(errorMessage(toApiError(status, message))).toEqual({ key });
  expect(en.errors).toHaveProperty(key);
});

it("shows no toast for a used session", () =>
  expect(errorMessage(toApiError(409, "Session already used."))).toBeNull());
it("shows a server's message as text of limited length", () => {
  const shown = errorMessage({ kind: "http", status: 400, message: "y".repeat(900) });
  expect(shown).toEqual({ text: "y".repeat(300) });
});

it("describes a fault for the log in one short line", () => {
  const said = `at /srv/db.php\nlevel=error\u001b[31m ${"x".repeat(400)}`;
  const fault = new BackendFault(toApiError(500, said), "web/get");
  const { message } = fault;
  expect(message).toMatch(/^web\/get: http 500 at \/srv\/db\.php level=error \[31m x+…$/);
  expect(message.length).toBeLessThanOrEqual(200);
  expect(inspect(fault)).not.toContain("x".repeat(200));
  expect(fault.error).toMatchObject({ kind: "http", status: 500 });
});
