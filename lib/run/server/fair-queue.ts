import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { isLoopback } from "#lib/base/utils/loopback.ts";
import { clientKey, nearestAddress, UNKNOWN_ADDRESS } from "#lib/gateway/client-key.ts";
import { isUpload } from "#lib/run/front/is-upload.ts";
import { createCompany } from "#lib/run/front/other-clients.ts";
import { NOTES } from "#lib/run/front/rendered-answer.ts";
import { isShoppersCall } from "#lib/run/front/visit-key.ts";
import { refuseRequest } from "./refuse.ts";
import type { Handle } from "./request-step.ts";
import { createWorkMeter } from "./work-meter.ts";

interface Limits {
  /** Requests of one client in work at the same time. */
  readonly atOnce: number;
  /** Requests that wait for these. */
  readonly waiting: number;
  /** Milliseconds of work that a client may cause at once. */
  readonly credit: number;
  /** The share of the process' time that a client gets once its credit is used up. */
  readonly share: number;
  /**
   * Milliseconds of work that a client may start in one go, as part of its credit; it refills at half of the elapsed
   * time.
   */
  readonly stride: number;
  /** Milliseconds without other clients, after which a client has the process to itself. */
  readonly aloneAfter: number;
  /** Milliseconds after which a client with too many waiting requests is refused. */
  readonly refusedAfter: number;
}

const LIMITS: Limits = {
  atOnce: 8,
  waiting: 100,
  credit: 500,
  share: 0.1,
  stride: 30,
  aloneAfter: 1_000,
  refusedAfter: 1_000,
};
/** Making a picture takes as long as rendering ten pages, and a new page has dozens: they have their own credit. */
const PICTURES: Partial<Limits> = { atOnce: 1, credit: 10_000, stride: Number.POSITIVE_INFINITY };
/**
 * Calls of shoppers are small, and a person waits for each: requests of one client that start together finish sooner.
 */
const CALLS: Partial<Limits> = { credit: 200, stride: 10 };
/**
 * The share of the elapsed time by which a client's parallel slots grow, so that others get turns between two of its
 * pages.
 */
const PACE = 0.5;
/**
 * Milliseconds that a request counts for, at least, at its start; later it may be waiting for the backend, which costs
 * no processor time.
 */
const EXPECTED = { call: 5, page: 30 };
const BEGINNING = 100;
/** Milliseconds between two looks at whether a waiting client may go on. */
const LOOK = 5;
/** Clients that are remembered. */
const MAX_CLIENTS = 20_000;

type Kind = keyof typeof EXPECTED;

/** An editor's browser calls as often as a hundred shoppers' do. */
const STAFF = /(?:^|;\s*)(?:__Host-)?staff=/;

/** Kinds of work that have separate credits. */
const ACCOUNTS = { pictures: PICTURES, calls: CALLS, pages: {} };

function accountOf(request: IncomingMessage): keyof typeof ACCOUNTS {
  if (request.url?.startsWith("/_next/image")) return "pictures";
  const isStaff = STAFF.test(request.headers.cookie ?? "");
  return isShoppersCall(request) && !isStaff ? "calls" : "pages";
}

interface Client {
  readonly address: string;
  readonly limits: Limits;
  inWork: number;
  /** The costs of the requests in progress, as far as known. */
  readonly working: Set<() => number>;
  credit: number;
  stride: number;
  /** When credit and stride were last counted. */
  countedAt: number;
  readonly queue: (() => void)[];
  timer?: ReturnType<typeof setTimeout>;
}

interface Options {
  readonly isBehindProxy: boolean;
  readonly limits?: Limits;
  readonly meter?: ReturnType<typeof createWorkMeter>;
  /** Pictures come from another service: waiting for them costs nothing. */
  readonly hasPictureService?: boolean;
}

/**
 * Schedules requests fairly, so that a heavy client delays itself, not others: a few requests at once, and a credit of
 * processor time that slowly refills (docs/security.md §5.5). Requests are refused only from clients with a hundred
 * waiting ones. Requests of this machine itself have no limit, because they come from a proxy or a tool.
 */
export function takeTurns(
  handle: Handle,
  { isBehindProxy, limits = LIMITS, meter = createWorkMeter(), hasPictureService }: Options,
): Handle {
  const clientOf = createClients(limits, hasPictureService ? { atOnce: limits.atOnce } : {});
  const company = createCompany();

  /**
   * Whether the next request may start. A client that has used half of its credit gets one at a time, and so does one
   * without parallel requests left.
   */
  function mayBegin(client: Client): boolean {
    const now = Date.now();
    const passed = now - client.countedAt;
    const { limits: own } = client;
    client.credit = Math.min(own.credit, client.credit + passed * own.share);
    client.stride = Math.min(own.stride, client.stride + passed * PACE);
    client.countedAt = now;
    // Without other clients there is nobody to wait for.
    const isAlone = () => company.since(client.address) > own.aloneAfter;
    if (client.credit <= 0) return client.inWork === 0 && isAlone();
    if (strideOf(client) <= 0 && !isAlone()) return false;
    return client.inWork < (client.credit > own.credit / 2 ? own.atOnce : 1);
  }

  function beginNext(client: Client): void {
    while (client.queue.length > 0 && mayBegin(client)) {
      client.queue.shift()?.();
    }
    const { credit, limits: own } = client;
    const stride = strideOf(client);
    // The end of a request starts the next one, unless the client waits for its stride to refill.
    const isWaiting = client.inWork === 0 || (credit > own.credit / 2 && stride <= 0);
    if (client.queue.length === 0 || !isWaiting || client.timer) return;
    const until = Math.max(-credit / own.share, -stride / PACE, LOOK);
    client.timer = setTimeout(
      () => {
        client.timer = undefined;
        beginNext(client);
      },
      Math.min(own.aloneAfter, Math.ceil(until) + 1),
    );
  }

  /** Resolves when it is this request's turn, to a function that ends it; to null if too many are waiting. */
  async function turn(client: Client, kind: Kind): Promise<(() => void) | null> {
    if (client.queue.length >= client.limits.waiting) return null;
    const begun = new Promise<() => void>((resolve) =>
      client.queue.push(() => resolve(begin(client, kind))),
    );
    beginNext(client);
    return begun;
  }

  function begin(client: Client, kind: Kind): () => void {
    const { spent, end } = meter.begin();
    const begun = Date.now();
    const cost = () => Math.max(spent(), Date.now() - begun < BEGINNING ? EXPECTED[kind] : 0);
    client.inWork += 1;
    client.working.add(cost);
    return () => {
      client.inWork -= 1;
      client.working.delete(cost);
      const all = end();
      // The debt is limited, so that nobody waits longer than it takes to earn the whole credit.
      client.credit = Math.max(client.credit - all, -limits.credit);
      client.stride -= all;
      beginNext(client);
    };
  }

  return async (request, response) => {
    const forwarded = String(request.headers["x-forwarded-for"] ?? "");
    const address = nearestAddress(forwarded, isBehindProxy);
    const key = clientKey(address);
    // A proxy that does not forward addresses would make all its visitors one client.
    if (
      address === UNKNOWN_ADDRESS ||
      isFree(request.url) ||
      isLoopback(address) ||
      isLoopback(key)
    )
      return handle(request, response);
    company.sees(key, Number(request.headers[NOTES.company] ?? Number.POSITIVE_INFINITY));
    const { url = "" } = request;
    const client = clientOf(key, request);
    const kind = url.startsWith("/api/") ? "call" : "page";
    const end = await turn(client, kind);
    if (end)
      try {
        // A client that has disconnected costs nothing.
        if (!response.destroyed) await untilGone(handle(request, response), response);
        return;
      } finally {
        end();
      }
    await wait(client.limits.refusedAfter);
    refuseRequest(response, 429, "Too many requests at once. Wait a moment and try again.");
  };
}

/** Remembers the accounts of clients. */
function createClients(limits: Limits, ofPictures: Partial<Limits>) {
  const clients = new LRUCache<string, Client>({ max: MAX_CLIENTS });
  return (address: string, request: IncomingMessage): Client => {
    const account = accountOf(request);
    const key = `${account} ${address}`;
    const known = clients.get(key);
    if (known) return known;
    const own = {
      ...limits,
      ...ACCOUNTS[account],
      ...(account === "pictures" && ofPictures),
    };
    const { credit, stride } = own;
    const made = {
      address,
      limits: own,
      inWork: 0,
      working: new Set<() => number>(),
      credit,
      stride,
      countedAt: Date.now(),
      queue: [],
    };
    clients.set(key, made);
    return made;
  };
}

/** The remaining credit of a client: requests in progress have been deducted. */
const strideOf = ({ stride, working }: Client): number =>
  [...working].reduce((left, cost) => left - cost(), stride);

/** Resolves when the work or the connection ends, because work for a disconnected client may never end. */
function untilGone(work: void | Promise<void>, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once("close", resolve);
    Promise.resolve(work).then(resolve, reject);
  });
}

/** Health checks must always be answered; a file upload takes as long as its sender, and is limited by its route. */
const isFree = (url = ""): boolean => isUpload(url) || /^\/api\/(health|ready)(?:\?|$)/.test(url);
