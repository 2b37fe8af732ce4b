import { type CheckoutState, type CheckoutStore, emptyCheckout } from "./checkout-store.ts";

/** Tabs of one browser hand a checkout on: storage that outlives the tabs would keep a name and an address. */
const NAME = "baseline.checkout";

/** Milliseconds a new tab waits for another one's answer; the page's code is loaded meanwhile. */
export const HAND_OVER = 120;

/** The same where a tab is known to hold something: one in the background may be slow to answer. */
export const KNOWN_HAND_OVER = 2_000;

/** Says that some tab holds a checkout, and nothing of what it holds. */
const HINT = "baseline.checkout.held";

const hint = {
  read(): boolean {
    try {
      return localStorage.getItem(HINT) !== null;
    } catch {
      return false;
    }
  },
  write(held: boolean): void {
    try {
      if (held) localStorage.setItem(HINT, "1");
      else localStorage.removeItem(HINT);
    } catch {
      // Without storage every tab waits as if it were the only one.
    }
  },
};

type Message = { readonly kind: "ask" } | { readonly kind: "state"; readonly state: CheckoutState };

const isMessage = (data: unknown): data is Message =>
  typeof data === "object" &&
  data !== null &&
  "kind" in data &&
  (data.kind === "ask" || (data.kind === "state" && "state" in data));

const isUntouched = (state: CheckoutState): boolean =>
  JSON.stringify(state) === JSON.stringify(emptyCheckout);

let channel: BroadcastChannel | null = null;

/**
 * Joins this tab's checkout to the others': it answers new tabs, and where it is itself untouched it takes over
 * what another tab holds. Resolves when the checkout can be shown.
 */
export async function joinCheckout(store: CheckoutStore): Promise<void> {
  if (typeof BroadcastChannel === "undefined") return;
  if (!channel) {
    channel = new BroadcastChannel(NAME);
    const open = channel;
    open.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data) || data.kind !== "ask" || isUntouched(store.getState())) return;
      open.postMessage({ kind: "state", state: store.getState() } satisfies Message);
    });
    store.subscribe((state, before) => {
      const isHeld = !isUntouched(state);
      // A tab that holds nothing says nothing of the others.
      if (isHeld || !isUntouched(before)) hint.write(isHeld);
    });
  }
  if (!isUntouched(store.getState())) return hint.write(true);
  await takeOver(channel, store);
}

const takeOver = (open: BroadcastChannel, store: CheckoutStore): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      open.removeEventListener("message", hear);
      resolve();
    };
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data) || data.kind !== "state") return;
      if (isUntouched(store.getState())) store.setState({ ...emptyCheckout, ...data.state }, true);
      done();
    };
    const giveUp = () => {
      // Whoever held something is closed.
      hint.write(false);
      done();
    };
    const timer = setTimeout(giveUp, hint.read() ? KNOWN_HAND_OVER : HAND_OVER);
    open.addEventListener("message", hear);
    open.postMessage({ kind: "ask" } satisfies Message);
  });

/** Leaves the others (tests). */
export function leaveCheckout(): void {
  channel?.close();
  channel = null;
}
