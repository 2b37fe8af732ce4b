import { z } from "zod";
import { requiredPassword } from "./typed-fields.ts";

interface Pair {
  readonly password: string;
  readonly again: string;
}
/** Checked even when other fields are wrong, so that one submit shows every message. */
const always = { when: () => true };
const areEqual = ({ password, again }: Pair): boolean => again === "" || password === again;

/** A new password and its repetition, with the form's own field names. */
const passwordPair = {
  password: requiredPassword,
  again: z.string().min(1, "required"),
};

/** The account of a guest who has just ordered. */
export const onePasswordSchema = z.object({ password: requiredPassword });

/** The form opened by the link for a forgotten password. */
export const newPasswordSchema = z
  .object(passwordPair)
  .refine(areEqual, { ...always, path: ["again"], message: "passwordsDiffer" });

/** Changing the password while logged in (docs/screens.md §4.8). */
export const changePasswordSchema = z
  .object({ oldPassword: requiredPassword, ...passwordPair })
  .refine(({ oldPassword, password }) => password === "" || oldPassword !== password, {
    ...always,
    path: ["password"],
    message: "passwordSame",
  })
  .refine(areEqual, { ...always, path: ["again"], message: "passwordsDiffer" });
