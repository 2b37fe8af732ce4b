import { type CheckoutState, type CheckoutStore, emptyCheckout } from "./checkout-store";

/** Tabs of one browser hand a checkout on: storage that outlives the tabs would keep a name and an address. */
const NAME = "baseline.checkout";

/** Milliseconds a new tab waits for another one's answer; the page's code is loaded meanwhile. */
export const HAND_OVER = 120;

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
  }
  if (!isUntouched(store.getState())) return;
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
    const timer = setTimeout(done, HAND_OVER);
    open.addEventListener("message", hear);
    open.postMessage({ kind: "ask" } satisfies Message);
  });

/** Leaves the others (tests). */
export function leaveCheckout(): void {
  channel?.close();
  channel = null;
}
