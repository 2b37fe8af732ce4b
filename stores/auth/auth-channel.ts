import { tabChannel } from "#lib/browser/channel.ts";

/** What one tab announces to the others: a login, a logout, or the end of the session by a failed renewal. */
export type AuthNews = "in" | "out" | "ended";

export const authChannel = tabChannel("baseline.auth", (data): AuthNews | null =>
  data === "in" || data === "out" || data === "ended" ? data : null,
);
