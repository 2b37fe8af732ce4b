import { noteRefusal } from "./refusals.ts";

interface Subscriber {
  subscribe(channel: string, listener: (message: string) => void): Promise<unknown>;
}

/**
 * Returns a function that tries to subscribe to a channel, and does nothing once Redis has accepted it: the client then
 * subscribes again by itself after each reconnection.
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
