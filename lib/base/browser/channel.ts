/** Messages between the tabs of one browser. A tab does not receive its own messages. */
interface TabChannel<T> {
  readonly announce: (message: T) => void;
  /** Returns a function that stops listening. */
  readonly listen: (onMessage: (message: T) => void) => () => void;
}

/**
 * A channel of the browser, opened on first use. Never throws; on the server, and in browsers without BroadcastChannel,
 * it does nothing. Every page downloads this file.
 * @param parse Validates a message of another tab, which may run an older release; null drops it.
 */
export function tabChannel<T>(name: string, parse: (data: unknown) => T | null): TabChannel<T> {
  let channel: BroadcastChannel | null = null;
  const open = (): BroadcastChannel | null => {
    if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    announce: (message) => {
      try {
        open()?.postMessage(message);
      } catch {
        // Data that cannot be cloned is not sent.
      }
    },
    listen: (onMessage) => {
      const handler = ({ data }: MessageEvent<unknown>) => {
        const message = parse(data);
        if (message !== null) onMessage(message);
      };
      const opened = open();
      opened?.addEventListener("message", handler);
      return () => opened?.removeEventListener("message", handler);
    },
  };
}
