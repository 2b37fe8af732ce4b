import {
  type Account,
  accountById,
  accountByName,
  addressesOf,
  toUser,
} from "../../domain/accounts.ts";
import {
  type AddressInput,
  readAddress,
  saveAddress,
  saveAddresses,
} from "../../domain/addresses.ts";
import { conflict, Failure, forbidden, invalid, notFound } from "../../domain/failure.ts";
import { hashPassword } from "../../domain/hash-passwords.ts";
import { issueOneTime, spendOneTime } from "../../domain/one-time.ts";
import { type Call, route } from "../../http/call.ts";
import { checkSentCaptcha } from "../../http/captcha-tokens.ts";
import { integer, list, optionalText, record, text } from "../../http/input.ts";
import { sendAccountMail } from "./account-mail.ts";

const MIN_PASSWORD_LENGTH = 8;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Profiles, registration, guests, addresses (`docs/contract.md §3`). */
export const users = [
  route("GET", "v1/user/web/profile", (call) => toUser(call.db, ownAccount(call)), {
    storeless: true,
    role: "any",
  }),
  route("GET", "v1/user/profile", (call) => toUser(call.db, ownAccount(call)), {
    storeless: true,
    role: "staff",
  }),
  route(
    "POST",
    "v1/user/web/register",
    (call) => {
      const guest = call.body.guest === true;
      const account = call.db.transaction(() => register(call, guest));
      if (guest) return { user: { id: account.id, email: account.email } };
      const user = toUser(call.db, account);
      return account.verified ? { user } : { user, verificationToken: askToVerify(call, account) };
    },
    { storeless: true },
  ),
  route(
    "GET",
    "v1/user/web/verify/:token",
    (call) => {
      const userId = spendOneTime(call.db, call.params.token ?? "", "verify");
      const account = userId && accountById(call.db, call.site.siteId, userId);
      if (!account) throw notFound("The token is unknown or was used.");
      call.db.run("UPDATE users SET verified = 1 WHERE id = ?", account.id);
      return { user: toUser(call.db, account) };
    },
    { storeless: true },
  ),
  route(
    "PATCH",
    "v1/user/web/update",
    (call) => {
      const account = call.body.guest === true ? guestOf(call) : ownAccount(call);
      call.db.transaction(() => change(call, account));
      return { user: toUser(call.db, readAccount(call, account.id)) };
    },
    { storeless: true },
  ),
  route(
    "POST",
    "v1/user/web/address/create",
    (call) => {
      const id = saveAddress(call.db, ownAccount(call).id, readAddress(call.body), null);
      return addressesOf(call.db, ownAccount(call).id).find((address) => address.id === id);
    },
    { storeless: true, role: "customer" },
  ),
  route(
    "PATCH",
    "v1/user/web/address/update/:id",
    (call) => {
      const known = addressesOf(call.db, ownAccount(call).id).find(
        ({ id }) => id === Number(call.params.id),
      );
      if (!known) throw notFound("Address not found.");
      saveAddress(call.db, ownAccount(call).id, readAddress({ ...known, ...call.body }), known.id);
      return { user: toUser(call.db, ownAccount(call)) };
    },
    { storeless: true, role: "customer" },
  ),
];

/** Sends the confirmation e-mail; its link is valid for a week. */
function askToVerify(call: Call, account: Account): string {
  const token = issueOneTime(call.db, account.id, "verify", 7 * 86_400);
  sendAccountMail(call, account, "verify", token);
  return token;
}

function ownAccount(call: Call): Account {
  if (!call.account) throw new Failure(401, "Log in first.");
  return call.account;
}

function readAccount(call: Call, id: number): Account {
  const account = accountById(call.db, call.site.siteId, id);
  if (!account) throw notFound("User not found.");
  return account;
}

/** A guest is identified by id and e-mail together. */
function guestOf(call: Call): Account {
  const account = accountById(call.db, call.site.siteId, integer(call.body, "id"));
  if (!account?.guest) throw notFound("User not found.");
  if (account.email.toLowerCase() !== text(call.body, "email").toLowerCase())
    throw forbidden("The e-mail is not this guest's.");
  return account;
}

function register(call: Call, guest: boolean): Account {
  const { db, site, body } = call;
  checkSentCaptcha(call);
  const email = emailOf(body);
  const details = record(body.details);
  const password = guest ? null : text(body, "password");
  if (password !== null && password.length < MIN_PASSWORD_LENGTH)
    throw invalid("The password needs at least 8 characters.");
  if (!guest && accountByName(db, site.siteId, email, false)) throw conflict("User already exist.");
  const { lastId } = db.run(
    "INSERT INTO users (site_id, email, username, password, guest, backoffice, first_name, last_name, barcode, company, verified) VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)",
    site.siteId,
    email,
    optionalText(body, "username") || email,
    password && hashPassword(password),
    guest,
    text(details, "firstName"),
    text(details, "lastName"),
    optionalText(body, "memberCardBarcode") || null,
    companyOf(body),
    guest || site.options.VerifyEmail !== true,
  );
  saveAddresses(db, lastId, addressList(body));
  return readAccount(call, lastId);
}

function change(call: Call, account: Account): void {
  const { db, site, body } = call;
  const details = record(body.details);
  const email = body.email === undefined ? account.email : emailOf(body);
  const other = account.guest ? null : accountByName(db, site.siteId, email, account.backoffice);
  if (other && other.id !== account.id) throw conflict("User already exist.");
  db.run(
    "UPDATE users SET email = ?, username = ?, first_name = ?, last_name = ?, barcode = ?, company = ? WHERE id = ?",
    email,
    optionalText(body, "username") || account.username,
    optionalText(details, "firstName") || account.firstName,
    optionalText(details, "lastName") || account.lastName,
    typeof body.memberCardBarcode === "string" ? body.memberCardBarcode || null : account.barcode,
    body.company === undefined
      ? account.company && JSON.stringify(account.company)
      : companyOf(body),
    account.id,
  );
  if (!Array.isArray(body.addresses)) return;
  // A guest sends all addresses: a billing address that is no longer sent is deleted.
  if (account.guest)
    db.run("DELETE FROM addresses WHERE user_id = ? AND type = 'billing'", account.id);
  saveAddresses(db, account.id, addressList(body));
}

function emailOf(body: Call["body"]): string {
  const email = text(body, "email").trim();
  if (!EMAIL.test(email)) throw invalid("email is not an e-mail address.");
  return email;
}

const addressList = (body: Call["body"]): AddressInput[] =>
  list(body.addresses).map((address) => readAddress(record(address)));

const companyOf = (body: Call["body"]): string | null => {
  const { name, address } = record(body.company);
  return name ? JSON.stringify({ name: String(name), address: String(address ?? "") }) : null;
};
