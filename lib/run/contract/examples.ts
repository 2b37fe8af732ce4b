import { isRecord } from "#lib/base/utils/is-record.ts";
import type { Observed } from "#lib/run/doctor/exchange.ts";
import type { Call } from "#lib/shop/api/call.ts";

/** A request as it was sent, and the whole body of its answer. */
export interface Example {
  readonly sent: unknown;
  readonly answered: unknown;
}

export type Examples = ReadonlyMap<Call, Example>;

/**
 * Makes examples of the observed calls: for each call the first success with contents, otherwise the first success.
 * Values that change from run to run are replaced, long lists and texts are cut.
 */
export function toExamples(observed: readonly Observed[]): Examples {
  const found = new Map<Call, Example>();
  for (const { call, sent, answered, isSuccess, origin } of observed) {
    if (!isSuccess || (found.has(call) && !isThin(found.get(call)?.answered))) continue;
    const tidy = (value: unknown) => tidied(value, "", origin);
    if (!found.has(call) || !isThin(answered))
      found.set(call, { sent: tidy(sent), answered: tidy(answered) });
  }
  return found;
}

/** Whether an answer shows nothing of its shape. */
function isThin(answered: unknown): boolean {
  const data = isRecord(answered) ? answered.data : null;
  if (Array.isArray(data)) return data.length === 0;
  if (!isRecord(data)) return true;
  const rows = [data.records, data.items, data.data].find(Array.isArray);
  return rows ? rows.length === 0 : Object.keys(data).length === 0;
}

const MOST_ROWS = 1;
const MOST_CHARACTERS = 240;
/** Names of values that are secret, or made again with each run. */
const REPLACED =
  /^(apiKey\w*|protectCode|accessToken|refreshToken|verificationToken|password|username|hash|driveId|cartId|orderSlug|session)$/;

/** Parts of texts that differ from run to run, each with the constant that an example has. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d.*/, "2026-06-01T10:00:00.000Z"],
  [
    /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g,
    "00000000-0000-4000-8000-000000000000",
  ],
  [/^(\d+-\d{4}-)[\da-f]{8}$/, "$10a1b2c3d"],
  [/^20\d\d-(\d{5})/, "2026-$1"],
  [/^invoices\/[\da-f]{32}\.pdf$/, "invoices/2026-00001.pdf"],
];

/** A random key at the end of a text has capitals and digits; a slug has no capitals. */
function withoutKey(text: string): string {
  const end = text.slice(-KEY_LENGTH);
  const isKey = /^[\w-]{32}$/.test(end) && /[A-Z]/.test(end) && /\d/.test(end);
  return isKey ? `${text.slice(0, -KEY_LENGTH)}example-of-a-random-key` : text;
}
const KEY_LENGTH = 32;

/** The backend's address in every example. */
const EXAMPLE_ORIGIN = "https://backend.example";

function tidied(value: unknown, name: string, origin: string): unknown {
  if (Array.isArray(value))
    return value.slice(0, MOST_ROWS).map((one) => tidied(one, name, origin));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, tidied(one, key, origin)]),
    );
  if (typeof value !== "string") return value;
  if (REPLACED.test(name)) return `example-${name}`;
  const here = VARYING.reduce(
    (text, [pattern, constant]) => text.replace(pattern, constant),
    withoutKey(value.replaceAll(origin, EXAMPLE_ORIGIN)),
  );
  return here.length > MOST_CHARACTERS ? `${here.slice(0, MOST_CHARACTERS)}…` : here;
}
