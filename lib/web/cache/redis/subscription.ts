import { noteRefusal } from "./refusals.ts";

interface Subscriber {
  subscribe(channel: string, listener: (message: string) => void): Promise<unknown>;
}

/**
 * Subscribes to a channel with each call, until Redis has allowed it. A subscription that was once allowed is made again by the
 * client after each connection.
 *
 * @param redis the connection whose refusals are noted
 */
export function subscription(
  redis: object,
  subscriber: Subscriber,
  channel: string,
  listener: (message: string) => void,
): () => Promise<void> {
  let isBegun = false;
  return async () => {
    if (isBegun) return;
    isBegun = true;
    try {
      await subscriber.subscribe(channel, listener);
    } catch (error) {
      isBegun = false;
      noteRefusal(redis, error);
    }
  };
}
