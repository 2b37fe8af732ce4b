import { tabChannel } from "#lib/browser/channel.ts";
import { readText, writeText } from "#lib/browser/storage.ts";
import { isRecord } from "#lib/utils/is-record.ts";
import { type CheckoutState, type CheckoutStore, emptyCheckout } from "./checkout-store.ts";

/** Milliseconds a new tab waits for another one's answer; the page's code is loaded meanwhile. */
export const HAND_OVER = 120;

/** The same where a tab is known to hold something: one in the background may be slow to answer. */
export const KNOWN_HAND_OVER = 2_000;

/** Says that some tab holds a checkout, and nothing of what it holds. */
const HINT = "baseline.checkout.held";

type Message = { readonly kind: "ask" } | { readonly kind: "state"; readonly state: CheckoutState };

/** Another tab's state may come from an older release: what it lacks is empty. */
function parse(data: unknown): Message | null {
  if (!isRecord(data)) return null;
  if (data.kind === "ask") return { kind: "ask" };
  return data.kind === "state" && isRecord(data.state)
    ? { kind: "state", state: { ...emptyCheckout, ...data.state } }
    : null;
}

/** Tabs of one browser hand a checkout on: storage that outlives the tabs would keep a name and an address. */
const channel = tabChannel("baseline.checkout", parse);

/** Notes that a tab holds a checkout. Without storage every tab waits as if it were the only one. */
const noteHeld = (isHeld: boolean): void => void writeText("local", HINT, isHeld ? "1" : null);

const isUntouched = (state: CheckoutState): boolean =>
  JSON.stringify(state) === JSON.stringify(emptyCheckout);

/** Stops answering new tabs; null before this tab has joined. */
let leave: (() => void) | null = null;

/**
 * Joins this tab's checkout to the others': it answers new tabs, and where it is itself untouched it takes over
 * what another tab holds. Resolves when the checkout can be shown.
 */
export async function joinCheckout(store: CheckoutStore): Promise<void> {
  if (typeof BroadcastChannel === "undefined") return;
  leave ??= join(store);
  if (!isUntouched(store.getState())) return noteHeld(true);
  await takeOver(store);
}

/** Answers new tabs from now on; returns how to stop. */
function join(store: CheckoutStore): () => void {
  const stopListening = channel.listen(({ kind }) => {
    if (kind === "ask" && !isUntouched(store.getState()))
      channel.announce({ kind: "state", state: store.getState() });
  });
  const unsubscribe = store.subscribe((state, before) => {
    const isHeld = !isUntouched(state);
    // A tab that holds nothing says nothing of the others.
    if (isHeld || !isUntouched(before)) noteHeld(isHeld);
  });
  return () => {
    stopListening();
    unsubscribe();
  };
}

const takeOver = (store: CheckoutStore): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = channel.listen((message) => {
      if (message.kind !== "state") return;
      if (isUntouched(store.getState())) store.setState(message.state, true);
      done();
    });
    const giveUp = () => {
      // The tab that held a checkout is closed.
      noteHeld(false);
      done();
    };
    const isHeld = readText("local", HINT) !== null;
    const timer = setTimeout(giveUp, isHeld ? KNOWN_HAND_OVER : HAND_OVER);
    channel.announce({ kind: "ask" });
  });

/** Leaves the others (tests). */
export function leaveCheckout(): void {
  leave?.();
  leave = null;
}
