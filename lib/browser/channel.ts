/** Messages between the tabs of one browser. A tab never hears itself. */
interface TabChannel<T> {
  readonly announce: (message: T) => void;
  /** Returns how to stop. */
  readonly listen: (hear: (message: T) => void) => () => void;
}

/**
 * A channel of the browser, opened by its first use. Never throws; on the server and in a browser without channels
 * nothing is sent and nothing heard. Every page downloads this file.
 *
 * @param parse Turns what another tab sent, which may run an older release, into a message; null drops it.
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
        // What cannot be copied to another tab is not sent.
      }
    },
    listen: (hear) => {
      const handler = ({ data }: MessageEvent<unknown>) => {
        const message = parse(data);
        if (message !== null) hear(message);
      };
      const opened = open();
      opened?.addEventListener("message", handler);
      return () => opened?.removeEventListener("message", handler);
    },
  };
}
