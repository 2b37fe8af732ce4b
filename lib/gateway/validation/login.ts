import { z } from "zod";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { required, requiredEmail, requiredPassword } from "./typed-fields.ts";

/** A customer's login (docs/screens.md §4.5). */
export const loginSchema = z.object({ email: requiredEmail, password: requiredPassword });

/** Staff may log in with a name instead of an e-mail, and with a password older than the rules. */
export const staffLoginSchema = z.object({
  email: required(VALUE_KINDS.username),
  password: z.string().min(1, "required"),
});
