import { cleanCode, cleanSearch } from "./ascii.ts";
import { cleanLine, cleanPlainLine, cleanText } from "./clean.ts";
import { cleanEmail, isEmail } from "./email.ts";
import { isName } from "./name.ts";
import { cleanPhone, isPhone } from "./phone.ts";

/** A kind of typed value: how it is cleaned, and what is accepted (decision 0088). */
export interface ValueKind {
  /** Returns the value to validate and send. Idempotent. */
  readonly clean: (typed: string) => string;
  /** Whether a cleaned value that is not empty is accepted. */
  readonly accepts: (cleaned: string) => boolean;
  /** The message of `errors` for a refused value. */
  readonly refusal: "email" | "lettersOnly" | "tel" | "url" | "unknownRule";
  /** UTF-16 units of the cleaned value. */
  readonly max: number;
}

const anything = () => true;
const kind = (
  clean: ValueKind["clean"],
  max: number,
  accepts: ValueKind["accepts"] = anything,
  refusal: ValueKind["refusal"] = "unknownRule",
): ValueKind => ({ clean, accepts, refusal, max });

/**
 * The kinds of values of all forms, in the browser and in the gateway. Lengths: docs/screens.md §6.2.
 */
export const VALUE_KINDS = {
  name: kind(cleanLine, 500, isName, "lettersOnly"),
  /** A person's name at a site that takes any. */
  anyName: kind(cleanLine, 500, (text) => !/\p{Cc}/u.test(text), "lettersOnly"),
  company: kind(cleanPlainLine, 500),
  email: kind(cleanEmail, 250, isEmail, "email"),
  /** A login name: an e-mail address, or a name for staff. */
  username: kind((typed) => (typed.includes("@") ? cleanEmail : cleanPlainLine)(typed), 500),
  phone: kind(cleanPhone, 500, isPhone, "tel"),
  street: kind(cleanPlainLine, 75),
  city: kind(cleanPlainLine, 75),
  state: kind(cleanPlainLine, 75),
  postalCode: kind(cleanCode, 25),
  houseNumber: kind(cleanCode, 15),
  /** A company's tax number: in many countries it includes letters. */
  taxNumber: kind(cleanCode, 500),
  coupon: kind(cleanCode, 100),
  /** The number on a card is printed in groups; the blanks aren't part of it. */
  cardNumber: kind((typed) => cleanCode(cleanCode(typed).replaceAll(" ", "")), 100),
  search: kind(cleanSearch, 200),
  link: kind(cleanPlainLine, 2000, (text) => /^https?:\/\/\S+$/i.test(text), "url"),
  line: kind(cleanPlainLine, 500),
  text: kind(cleanText, 20_000),
} as const satisfies Readonly<Record<string, ValueKind>>;
