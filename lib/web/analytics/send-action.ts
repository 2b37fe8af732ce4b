import { DESTINATION_LOADERS } from "#custom/generated/destination-loaders.ts";
import { tabChannel } from "#lib/base/browser/channel.ts";
import { isOwnKind } from "#lib/base/config/analytics-hosts.ts";
import { readConsent } from "./consent.ts";
import type {
  Chosen,
  Destination,
  DestinationKind,
  Granted,
  OwnDestination,
} from "./destination.ts";
import { toGa4 } from "./ga4-event.ts";
import { readMarker } from "./marker.ts";
import { isFreeOfPersonal } from "./page-address.ts";
import { parseSentEvent, SENT_EVENTS } from "./sent-event.ts";
import type { TrackedAction } from "./tracked-action.ts";

/** Actions of this page that wait for an answer about consent, so that the view it began with is not lost. */
const MOST_WAITING = 20;

const LOADERS: Record<Destination["kind"], () => Promise<Destination>> = {
  gtag: () => import("./destinations/gtag.ts").then(({ gtag }) => gtag),
  gtm: () => import("./destinations/gtm.ts").then(({ gtm }) => gtm),
  plausible: () => import("./destinations/plausible.ts").then(({ plausible }) => plausible),
  matomo: () => import("./destinations/matomo.ts").then(({ matomo }) => matomo),
  meta: () => import("./destinations/meta.ts").then(({ meta }) => meta),
  relay: () => import("./destinations/relay.ts").then(({ relay }) => relay),
  dataLayer: () => import("./destinations/data-layer.ts").then(({ dataLayer }) => dataLayer),
};

type Loaded = Omit<Destination, "kind"> | OwnDestination;

/** The code of a destination; null if it cannot be loaded, which does not affect the others. */
async function loadDestination(kind: DestinationKind): Promise<Loaded | null> {
  const load = isOwnKind(kind) ? DESTINATION_LOADERS[kind.slice("custom.".length)] : LOADERS[kind];
  return (await load?.().catch(() => null)) ?? null;
}

/** Whether it runs a third-party script that reads the page's address itself. */
const readsAddress = (destination: Loaded, { origin }: Chosen): boolean =>
  destination.hosts(origin, []).scripts.length > 0;

/** Sent events are announced to the visitor's other tabs, for the admin area's page of analytics. */
const channel = tabChannel(SENT_EVENTS, parseSentEvent);

const loaded = new Map<string, { readonly chosen: Chosen; readonly destination: Loaded }>();
const waiting: { readonly action: TrackedAction; readonly done: Set<string> }[] = [];
let queue: Promise<unknown> = Promise.resolve();

/** The destinations of this page's site. */
export const pageDestinations = (): Chosen[] =>
  readMarker(document.documentElement.dataset.analytics ?? "");

/** Sends an action to every destination whose category the visitor has allowed, one action after the other. */
export function sendAction(action: TrackedAction): Promise<unknown> {
  waiting.push({ action, done: new Set() });
  if (waiting.length > MOST_WAITING) waiting.shift();
  return sendWaiting();
}

/** Sends the actions that wait, after an answer about consent. */
export function sendWaiting(): Promise<unknown> {
  queue = queue.then(sendAll).catch(() => {});
  return queue;
}

/**
 * Stops every destination that this page has loaded. Resolves to whether there was one, because only a reload removes
 * its script.
 */
export async function stopDestinations(): Promise<boolean> {
  waiting.length = 0;
  await queue;
  for (const { chosen, destination } of loaded.values()) destination.stop(chosen);
  const hasAny = loaded.size > 0;
  loaded.clear();
  return hasAny;
}

async function sendAll(): Promise<void> {
  const answers = readConsent();
  const granted: Granted = {
    statistics: answers.statistics === true,
    marketing: answers.marketing === true,
  };
  const here = pageDestinations();
  const open = here.filter(({ consent }) => consent !== "none" && answers[consent] === undefined);
  const allowed = here.filter(({ consent }) => consent === "none" || granted[consent]);
  for (const { action, done } of [...waiting])
    for (const chosen of allowed) await sendOnce(action, done, chosen, granted);
  // Nothing is stored for a refused destination.
  if (open.length === 0) waiting.length = 0;
}

async function sendOnce(
  action: TrackedAction,
  done: Set<string>,
  chosen: Chosen,
  granted: Granted,
): Promise<void> {
  const key = `${chosen.kind} ${chosen.id}`;
  if (done.has(key)) return;
  done.add(key);
  const destination = await loadDestination(chosen.kind);
  if (!destination) return;
  if (readsAddress(destination, chosen) && !isFreeOfPersonal(location.href)) return;
  if (!loaded.has(key)) destination.load(chosen, granted);
  loaded.set(key, { chosen, destination });
  destination.send(chosen, action);
  const { name, params } = toGa4(action);
  channel.announce({ kind: chosen.kind, name, params, at: Date.now() });
}
