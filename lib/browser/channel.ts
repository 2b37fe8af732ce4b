/** Messages between the tabs of one browser. A tab does not receive its own messages. */
interface TabChannel<T> {
  /** False on the server and in a browser without channels: then nothing is sent or received. */
  readonly isAvailable: () => boolean;
  readonly announce: (message: T) => void;
  /** Returns a function that stops listening. */
  readonly listen: (onMessage: (message: T) => void) => () => void;
  /** Stops all listeners. The next use opens the channel again. */
  readonly close: () => void;
}

/**
 * A channel of the browser, opened by its first use. Never throws.
 *
 * @param parse Turns what another tab sent, which may run an older release, into a message; null drops it.
 */
export function tabChannel<T>(name: string, parse: (data: unknown) => T | null): TabChannel<T> {
  let channel: BroadcastChannel | null = null;
  const isAvailable = () => typeof BroadcastChannel !== "undefined";
  const open = (): BroadcastChannel | null => {
    if (isAvailable()) channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    isAvailable,
    announce: (message) => {
      try {
        open()?.postMessage(message);
      } catch {
        // What cannot be copied to another tab is not sent.
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
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}
