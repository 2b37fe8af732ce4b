import { z } from "zod";
import { recordByName } from "#lib/base/utils/record-of.ts";
import { get, patch, post } from "#lib/shop/api/declare.ts";
import {
  captchaOut,
  emailOut,
  idOut,
  nothing,
  shortText,
  text,
  valueOut,
} from "#lib/shop/api/schemas/out.ts";
import { id, listOf, numberOr, textOr } from "#lib/shop/api/schemas/schema-fields.ts";
import {
  address as addressAnswer,
  tokens,
  user as userAnswer,
} from "#lib/shop/api/schemas/user-schema.ts";
import { ADDRESS_FIELDS, type AddressField, isOptional } from "#lib/shop/values/address.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";

const sentField = ({ kind }: AddressField) =>
  // A saved address is sent again with stricter types; a phone number that an older form accepted must not stop an
  // order.
  valueOut(kind === VALUE_KINDS.phone ? { ...kind, accepts: () => true } : kind);

/**
 * An address as sent. Fields may be empty: the form decides what is required. An outdated page may not know a newer
 * field.
 */
const addressOut = z.object({
  id: idOut.optional(),
  type: z.enum(["main", "billing", "shipping", "other"]),
  ...recordByName(
    ADDRESS_FIELDS.filter((field) => !isOptional(field)),
    sentField,
  ),
  ...recordByName(ADDRESS_FIELDS.filter(isOptional), (field) => sentField(field).optional()),
});

const person = {
  email: emailOut,
  details: z.object({
    firstName: valueOut(VALUE_KINDS.anyName),
    lastName: valueOut(VALUE_KINDS.anyName),
  }),
  addresses: z.array(addressOut).max(10).optional(),
  company: z
    .object({ name: valueOut(VALUE_KINDS.company), address: valueOut(VALUE_KINDS.line) })
    .nullable()
    .optional(),
  memberCardBarcode: valueOut(VALUE_KINDS.cardNumber).optional(),
  /** A guest of the checkout (docs/contract.md §3.3). */
  guest: z.literal(true).optional(),
};

const password = z.string().min(8).max(200);
/** A provider's name as in the CMS option `SocialProviders`. */
const provider = z.string().regex(/^[\w-]{1,40}$/);

/** A registration's user: for a guest hardly more than `id` and `email`. */
const registered = z.object({ id, email: textOr(""), addresses: listOf(addressAnswer) });

/** Guests register and change themselves by the same calls (docs/contract.md §3.3). */
export const user = {
  web: {
    profile: get({ access: "customer", answer: userAnswer }),
    register: post({
      access: "public",
      input: z.object({
        ...person,
        username: shortText.optional(),
        password: password.optional(),
        ...captchaOut,
      }),
      answer: z
        .object({ user: registered, verificationToken: textOr("") })
        .transform(({ user: made, verificationToken }) => ({
          user: made,
          needsVerification: verificationToken !== "",
        })),
    }),
    /** `token` comes from the e-mail and can be used once: never repeated. 404 if it is unknown or used. */
    verify: get({ access: "public", safe: false, params: ["token"], answer: nothing }),
    /** Answers differ between backends: read the profile again rather than rely on one. */
    update: patch({
      access: "public",
      input: z.object({
        ...person,
        email: person.email.optional(),
        details: person.details.optional(),
        id: idOut.optional(),
        username: shortText.optional(),
      }),
      answer: nothing,
    }),
    address: {
      create: post({
        access: "customer",
        input: addressOut.omit({ id: true }),
        answer: z.object({ id: numberOr(null) }).catch({ id: null }),
      }),
      update: patch({
        access: "customer",
        params: ["id"],
        input: addressOut.partial(),
        answer: nothing,
      }),
    },
  },
  profile: get({ access: "staff", answer: userAnswer }),
  password: {
    /** The answer is the same whether or not the e-mail is known. */
    forgot: post({
      access: "public",
      input: z.object({ email: emailOut }),
      answer: nothing,
    }),
    /** `token` from the e-mail that `forgot` sent. */
    set: post({ access: "public", input: z.object({ token: text, password }), answer: nothing }),
    reset: post({
      access: "customer",
      input: z.object({ oldPassword: text, newPassword: password }),
      answer: nothing,
    }),
  },
  social: {
    /** The provider's own login page; check its address before going there. */
    "redirect-login": get({
      access: "public",
      safe: false,
      input: z.object({ provider }),
      fill: ["socialReturn"],
      answer: z.object({ url: textOr("") }),
    }),
    /** Returns tokens, so only the session route makes this call. */
    oauth: post({
      input: z.object({ provider, code: text, state: z.string().max(2000) }),
      answer: z.object({ tokens, user: userAnswer }),
    }),
  },
};
