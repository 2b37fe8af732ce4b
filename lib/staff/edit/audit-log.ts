import "server-only";
import { z } from "zod";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { addLine, readLines } from "#lib/web/cache/bounded-lists.ts";

const auditLine = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  action: z.string(),
  who: z.object({ id: z.number(), name: z.string() }),
  locale: z.string(),
  requestId: z.string(),
  /** Ids and names of fields, never texts. */
  details: z.record(z.string(), z.unknown()).default({}),
  /** For a refused action: the status of the answer. */
  status: z.number().optional(),
});

/** One action of a member of staff, done or refused. */
export type AuditLine = z.output<typeof auditLine>;

interface Entry extends Pick<AuditLine, "action" | "locale" | "requestId" | "status"> {
  readonly who: User;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Characters of the details: the rest is left out, but is in the log. */
const LONGEST_DETAILS = 2_000;

const nameOf = (siteId: number): string => `audit:${siteId}`;

/** Stores a line for the admin area's list of actions, in addition to the log line. Bounded, per site. */
export function keepAudit(siteId: number, { who, details = {}, ...entry }: Entry): Promise<void> {
  const isShort = JSON.stringify(details).length <= LONGEST_DETAILS;
  const line: AuditLine = {
    ...entry,
    at: new Date().toISOString(),
    who: { id: who.id, name: displayName(who) },
    details: isShort ? { ...details } : {},
  };
  return addLine(nameOf(siteId), JSON.stringify(line));
}

/** The actions at a site, newest first. */
export async function readAudit(siteId: number): Promise<readonly AuditLine[]> {
  const lines = await readLines(nameOf(siteId));
  return lines.flatMap((line) => auditLine.safeParse(parseJson(line)).data ?? []);
}

/** The name of a person in a list. */
export const displayName = ({ details, username, email }: User): string =>
  [details?.firstName, details?.lastName].filter(Boolean).join(" ") || username || email;
