import { z } from "zod";
import { call } from "#lib/api/call.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { id, listOf, numberOr, textOr } from "#lib/api/schemas/fields.ts";
import { captchaOut, idOut, nothing, text, words } from "#lib/api/schemas/out.ts";
import { address as addressAnswer, tokens, user as userAnswer } from "#lib/api/schemas/user.ts";

/** An address as sent. Lengths are the specification's (section 9). */
export const addressOut = z.object({
  id: idOut.optional(),
  type: z.enum(["main", "billing", "shipping", "other"]),
  firstName: words,
  lastName: words,
  contactEmail: words,
  contactPhone: words,
  country: z.string().max(75),
  city: z.string().max(75),
  street: z.string().max(75),
  houseNumber: z.string().max(15),
  zipCode: z.string().max(25),
  region: words.optional(),
  companyName: words.optional(),
  companyOIB: words.optional(),
});
export type AddressOut = z.input<typeof addressOut>;

const person = {
  email: z.email().max(250),
  details: z.object({ firstName: words, lastName: words }),
  addresses: z.array(addressOut).max(10).optional(),
  company: z.object({ name: words, address: words }).nullable().optional(),
  memberCardBarcode: z.string().max(100).optional(),
  /** A guest of the checkout (contract, section 3). */
  guest: z.literal(true).optional(),
};

const password = z.string().min(8).max(200);
/** A provider's name, as the CMS option `SocialProviders` gives it. */
const provider = z.string().regex(/^[\w-]{1,40}$/);

/** A registration's user: the guest's holds hardly more than `id` and `email`. */
const registered = z.object({ id, email: textOr(""), addresses: listOf(addressAnswer) });

export const user = {
  webProfile: call(endpoints.user.webProfile, { answer: userAnswer }),
  adminProfile: call(endpoints.user.adminProfile, { answer: userAnswer }),
  webRegister: call(endpoints.user.webRegister, {
    input: z.object({
      ...person,
      username: words.optional(),
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
  /** Answers differ between backends: read the profile again rather than rely on one. */
  webUpdate: call(endpoints.user.webUpdate, {
    input: z.object({
      ...person,
      email: person.email.optional(),
      details: person.details.optional(),
      id: idOut.optional(),
      username: words.optional(),
    }),
    answer: nothing,
  }),
  addressCreate: call(endpoints.user.addressCreate, {
    input: addressOut.omit({ id: true }),
    answer: z.object({ id: numberOr(null) }).catch({ id: null }),
  }),
  /** Params: `id`. */
  addressUpdate: call(endpoints.user.addressUpdate, {
    input: addressOut.partial(),
    answer: nothing,
  }),
  /** Params: `token`, out of the e-mail. 404 where it is unknown or used. */
  webVerify: call(endpoints.user.webVerify, { answer: nothing }),
  /** Answers the same whether the e-mail is known or not. */
  passwordForgot: call(endpoints.user.passwordForgot, {
    input: z.object({ email: z.email().max(250) }),
    answer: nothing,
  }),
  /** `token` out of the e-mail that `passwordForgot` sent. */
  passwordSet: call(endpoints.user.passwordSet, {
    input: z.object({ token: text, password }),
    answer: nothing,
  }),
  passwordReset: call(endpoints.user.passwordReset, {
    input: z.object({ oldPassword: text, newPassword: password }),
    answer: nothing,
  }),
  /** The provider's own login page; check its address before going there. */
  socialRedirect: call(endpoints.user.socialRedirect, {
    input: z.object({ provider }),
    fill: ["socialReturn"],
    answer: z.object({ url: textOr("") }),
  }),
  socialOauth: call(endpoints.user.socialOauth, {
    input: z.object({ provider, code: text, state: z.string().max(2000) }),
    answer: z.object({ tokens, user: userAnswer }),
  }),
};
