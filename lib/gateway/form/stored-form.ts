import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { type CookieReader, cookie, cookieValue, MAX_AGE } from "#lib/gateway/auth/cookies.ts";
import { errorMessage } from "#lib/shop/api/error-message.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";

/** Characters of the cookie. */
const LONGEST = 3_800;
/** Bytes of what it holds, once unpacked. */
const LARGEST = 64 * 1024;

const stored = z.object({
  form: z.string(),
  values: z.record(z.string(), z.array(z.string())),
  mistakes: z.record(z.string(), z.string()),
  sent: z.object({ goalType: z.string(), goal: z.string(), message: z.string() }).nullable(),
  /** The names of the fields whose text is not whole: no cookie could hold it. */
  cut: z.array(z.string()).optional(),
});

/** The key of a form's error that belongs to no field: the backend's message, e.g. that an account is locked. */
export const SAID = "said";

/** The result of a form sent without JavaScript, on its way to the page that shows it. */
export type KeptForm = z.output<typeof stored>;

/**
 * Stores typed values for the next page in a cookie, never in an address. They are checked again like any input,
 * because a visitor can change them (docs/security.md §2.8). Texts that do not fit are cut to one common length, and
 * their fields are named; if that isn't enough, because names are never cut, nothing is stored.
 */
export function keepForm(kept: KeptForm, secure: boolean): string {
  const whole = pack(kept);
  if (whole.length <= LONGEST) return cookie("typedForm", whole, MAX_AGE.typedForm, secure);
  let value = pack(cutTo(0, kept));
  if (value.length > LONGEST) return noKeptForm(secure);
  for (let fits = 0, most = longestOf(kept); most - fits > 1 + fits / 16; ) {
    const limit = Math.floor((fits + most) / 2);
    const packed = pack(cutTo(limit, kept));
    if (packed.length > LONGEST) most = limit;
    else [fits, value] = [limit, packed];
  }
  return cookie("typedForm", value, MAX_AGE.typedForm, secure);
}

export const noKeptForm = (secure: boolean): string => cookie("typedForm", "", 0, secure);

/** The stored values of a form; null if they belong to another form. */
export function keptForm(cookies: CookieReader, form: string): KeptForm | null {
  const value = cookieValue(cookies, "typedForm");
  if (!value) return null;
  try {
    const packed = Buffer.from(value, "base64url");
    const text = inflateRawSync(packed, { maxOutputLength: LARGEST }).toString();
    const found = stored.safeParse(JSON.parse(text));
    return found.success && found.data.form === form ? found.data : null;
  } catch {
    return null;
  }
}

/** The first mistake of every field, by its name, and whether a consent is missing. */
export function mistakesIn(issues: readonly z.core.$ZodIssue[]) {
  const mistakes: Record<string, string> = {};
  for (const { path, message } of issues) mistakes[String(path.at(-1))] ??= message;
  const { consents, ...fields } = mistakes;
  return { mistakes: fields, consents: consents !== undefined };
}

/** The backend's message of a refusal, if shoppers may read it. */
export function saidOf(error: ApiError): Record<string, string> {
  if (error.status < 400 || error.status === 429 || error.status >= 500) return {};
  const message = errorMessage(error);
  return message && "text" in message ? { [SAID]: message.text } : {};
}

const pack = (kept: KeptForm): string => deflateRawSync(JSON.stringify(kept)).toString("base64url");

const longestOf = ({ values, sent }: KeptForm): number =>
  [...Object.values(values).flat(), sent?.goal ?? "", sent?.message ?? ""].reduce(
    (longest, { length }) => Math.max(longest, length),
    0,
  );

/** The same with texts cut to a number of characters, or without texts for 0; names the fields that were cut. */
function cutTo(limit: number, { values, sent, cut: before = [], ...kept }: KeptForm): KeptForm {
  // Never in the middle of a character.
  const cut = (text: string) => text.slice(0, limit).replace(/\p{Cs}$/u, "");
  const long = Object.entries(values).filter(([, all]) => all.some(({ length }) => length > limit));
  return {
    ...kept,
    values: Object.fromEntries(
      Object.entries(values).map(([name, all]) => [name, limit < 1 ? [] : all.map(cut)]),
    ),
    sent: sent && { goalType: sent.goalType, goal: cut(sent.goal), message: cut(sent.message) },
    cut: [...new Set([...before, ...long.map(([name]) => name)])],
  };
}
