import { MESSAGES } from "#e2e/support/test.ts";
import { byLabel, byRole, type Sought } from "./sought.ts";
import type { Visitor } from "./visitor.ts";

const { login } = MESSAGES.en;

/** Logs in on the page that is open. */
export async function logIn(
  visitor: Visitor,
  email: string,
  password: string,
  within: Sought = byRole("main"),
): Promise<void> {
  await visitor.fill(byLabel(login.email, within), email);
  await visitor.fill(byLabel(login.password, within), password);
  await visitor.keys("Enter");
}
