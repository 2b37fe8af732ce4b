import { tabChannel } from "#lib/base/browser/channel.ts";
import { readText, writeText } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { type CheckoutState, type CheckoutStore, emptyCheckout } from "./checkout-store.ts";

/** Milliseconds that a new tab waits for another one's response, while the page's code is loaded. */
export const HANDOVER_TIMEOUT = 120;

/** The same if another tab is known to have a checkout: a background tab may be slow to respond. */
export const KNOWN_HANDOVER_TIMEOUT = 2_000;

/** Key that marks that a tab has a checkout, without its content. */
const HINT = "baseline.checkout.held";

type Message = { readonly kind: "ask" } | { readonly kind: "state"; readonly state: CheckoutState };

/** Another tab's state may come from an older release: missing fields are empty. */
function parse(data: unknown): Message | null {
  if (!isRecord(data)) return null;
  if (data.kind === "ask") return { kind: "ask" };
  return data.kind === "state" && isRecord(data.state)
    ? { kind: "state", state: { ...emptyCheckout, ...data.state } }
    : null;
}

/** Tabs pass a checkout on to each other, because storage that outlives them would keep a name and an address. */
const channel = tabChannel("baseline.checkout", parse);

/** Marks that a tab has a checkout. Without storage every tab acts as if it were the only one. */
const setHeldHint = (isHeld: boolean): void => void writeText("local", HINT, isHeld ? "1" : null);

const isUntouched = (state: CheckoutState): boolean =>
  JSON.stringify(state) === JSON.stringify(emptyCheckout);

/** Stops answering new tabs; null before this tab has joined. */
let leave: (() => void) | null = null;

/**
 * Connects this tab's checkout to the other tabs': responds to new tabs and, while untouched, takes over another tab's
 * state. Resolves when the checkout can be shown.
 */
export async function joinCheckout(store: CheckoutStore): Promise<void> {
  if (typeof BroadcastChannel === "undefined") return;
  leave ??= join(store);
  if (!isUntouched(store.getState())) return setHeldHint(true);
  await takeOver(store);
}

/** Responds to new tabs from now on. Returns a function that stops it. */
function join(store: CheckoutStore): () => void {
  const stopListening = channel.listen(({ kind }) => {
    if (kind === "ask" && !isUntouched(store.getState()))
      channel.announce({ kind: "state", state: store.getState() });
  });
  const unsubscribe = store.subscribe((state, before) => {
    const isHeld = !isUntouched(state);
    // A tab without a checkout does not clear the key, which may be another tab's.
    if (isHeld || !isUntouched(before)) setHeldHint(isHeld);
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
      setHeldHint(false);
      done();
    };
    const isHeld = readText("local", HINT) !== null;
    const timer = setTimeout(giveUp, isHeld ? KNOWN_HANDOVER_TIMEOUT : HANDOVER_TIMEOUT);
    channel.announce({ kind: "ask" });
  });

/** Disconnects from the other tabs, for tests. */
export function leaveCheckout(): void {
  leave?.();
  leave = null;
}
