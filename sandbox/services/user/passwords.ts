import { accountById, accountByName } from "../../domain/accounts.ts";
import { badRequest, Failure, invalid, notFound } from "../../domain/failure.ts";
import { hashPassword, isPassword } from "../../domain/hash-passwords.ts";
import { issueOneTime, spendOneTime } from "../../domain/one-time.ts";
import { type Call, route } from "../../http/call.ts";
import { text } from "../../http/input.ts";
import { sendAccountMail } from "./account-mail.ts";

const LEAST = 8;
/** A password link is valid for an hour. */
const LINK_SECONDS = 3_600;

/** Forgotten, reset and changed passwords (`docs/contract.md §3`). */
export const passwords = [
  route(
    "POST",
    "v1/user/password/forgot",
    (call) => {
      // Customers and staff are two sets, as at the login.
      const isStaff = call.headers.get("strategy") === "admin";
      const account = accountByName(call.db, call.site.siteId, text(call.body, "email"), isStaff);
      // The same answer in both cases, so that it cannot be found out who has an account.
      if (account)
        sendAccountMail(
          call,
          account,
          isStaff ? "staffPassword" : "password",
          issueOneTime(call.db, account.id, "password", LINK_SECONDS),
        );
      return {};
    },
    { storeless: true },
  ),
  route(
    "POST",
    "v1/user/password/set",
    (call) => {
      const password = passwordOf(call, "password");
      const userId = spendOneTime(call.db, text(call.body, "token"), "password");
      if (userId === null || !accountById(call.db, call.site.siteId, userId))
        throw notFound("The link was used already or is too old.");
      // Reading the e-mail proves the ownership of the address. Sessions from before the change end.
      call.db.run(
        "UPDATE users SET password = ?, verified = 1 WHERE id = ?",
        hashPassword(password),
        userId,
      );
      call.db.run("DELETE FROM refresh_tokens WHERE user_id = ?", userId);
      return {};
    },
    { storeless: true },
  ),
  route(
    "POST",
    "v1/user/password/reset",
    (call) => {
      const { account } = call;
      if (!account) throw new Failure(401, "Log in first.");
      const password = passwordOf(call, "newPassword");
      const old = text(call.body, "oldPassword");
      if (!isPassword(old, account.password)) throw badRequest("Incorrect old password.");
      if (old === password) throw invalid("The new password must differ from the old one.");
      call.db.run("UPDATE users SET password = ? WHERE id = ?", hashPassword(password), account.id);
      return {};
    },
    { storeless: true, role: "any", failureStyle: "message" },
  ),
];

function passwordOf(call: Call, name: string): string {
  const password = text(call.body, name);
  if (password.length < LEAST) throw invalid("The password needs at least 8 characters.");
  return password;
}
