import { tabChannel } from "#lib/browser/channel.ts";

/** What one tab tells the others: somebody logged in, logged out, or lost the session to a failed renewal. */
export type AuthNews = "in" | "out" | "ended";

export const authChannel = tabChannel("baseline.auth", (data): AuthNews | null =>
  data === "in" || data === "out" || data === "ended" ? data : null,
);
