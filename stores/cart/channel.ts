/** What one tab tells the others after its cart changed. */
export interface CartNews {
  readonly count: number;
}

const NAME = "baseline.cart";
let channel: BroadcastChannel | null = null;

const open = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

/** Tells the other tabs. A channel never hears itself. */
export const announce = (news: CartNews): void => open()?.postMessage(news);

/** Hears the other tabs; returns how to stop. */
export function listen(hear: (news: CartNews) => void): () => void {
  const handler = ({ data }: MessageEvent<Partial<CartNews> | null>) => {
    if (typeof data?.count === "number") hear({ count: data.count });
  };
  open()?.addEventListener("message", handler);
  return () => open()?.removeEventListener("message", handler);
}
