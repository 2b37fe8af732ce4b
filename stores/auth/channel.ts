/** What one tab tells the others: somebody came, left, or was thrown out by a failed renewal. */
export type AuthNews = "in" | "out" | "ended";

const NAME = "baseline.auth";
const KNOWN: ReadonlySet<unknown> = new Set<AuthNews>(["in", "out", "ended"]);
let channel: BroadcastChannel | null = null;

const open = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

/** Tells the other tabs. A channel never hears itself. */
export const announceAuth = (news: AuthNews): void => open()?.postMessage(news);

/** Hears the other tabs; returns how to stop. */
export function listenToAuth(hear: (news: AuthNews) => void): () => void {
  const handler = ({ data }: MessageEvent<unknown>) => {
    if (KNOWN.has(data)) hear(data as AuthNews);
  };
  open()?.addEventListener("message", handler);
  return () => open()?.removeEventListener("message", handler);
}
