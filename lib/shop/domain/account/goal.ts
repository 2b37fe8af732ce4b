/** The target after an e-mail was confirmed (docs/security.md §1.3). */
export type Goal =
  | { readonly kind: "message"; readonly text: string }
  /**
   * An address to open, or a file to download: immediately if `isOurs`, otherwise after the visitor has confirmed the
   * named host.
   */
  | {
      readonly kind: "url" | "file";
      readonly href: string;
      readonly host: string;
      readonly isOurs: boolean;
    }
  | { readonly kind: "refused" };

const MESSAGE_LIMIT = 300;

/** The site that a goal belongs to. */
interface GoalPlace {
  readonly origin: string;
  readonly hosts: readonly string[];
  readonly mediaHost: string;
}

/**
 * The goal of a form's answer. A message from the backend has priority over the goal's (docs/screens.md §3.16); a goal
 * without a type is a message.
 */
export function readSentGoal(
  { goalType, goal, message }: Record<"goalType" | "goal" | "message", string>,
  where: GoalPlace,
): Goal {
  const kind = goalType || "message";
  return readGoal(kind, kind === "message" ? message || goal : goal, where);
}

/**
 * Reads a goal from the address. `origin` is the visitor's own; `hosts` are host names of the
 * site's domain list.
 */
export function readGoal(goalType: string, goal: string, where: GoalPlace): Goal {
  if (goalType === "message") return { kind: "message", text: goal.slice(0, MESSAGE_LIMIT) };
  if (goalType !== "url" && goalType !== "file") return { kind: "refused" };
  if (/[\\\p{Cc}]/u.test(goal) || goal.startsWith("//")) return { kind: "refused" };
  if (!URL.canParse(goal, where.origin)) return { kind: "refused" };
  const url = new URL(goal, where.origin);
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    return { kind: "refused" };
  const isOurs =
    url.origin === where.origin ||
    url.hostname === where.mediaHost ||
    // The content security policy lets a page fetch from itself and the media host only.
    (goalType === "url" && where.hosts.includes(url.hostname));
  return { kind: goalType, href: url.href, host: url.host, isOurs };
}
