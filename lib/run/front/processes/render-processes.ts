import { join } from "node:path";
import type { ToRenderer } from "#lib/run/front/process-messages.ts";
import type { PageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { type Renderer, startRenderer } from "./renderer.ts";

interface Options {
  readonly file: string;
  /** The folder of their sockets; nobody else can read it. */
  readonly folder: string;
  readonly count: number;
  /** Whether the processes share sessions, drafts and limits, through Redis. */
  readonly sharesState: boolean;
  /** Whom they ask for pages. */
  readonly owner: PageOwner;
  /** Milliseconds between two heartbeats of each. */
  readonly heartbeat?: number;
}

/**
 * Scheduling priorities: rendering yields to answering, because a cached page costs a thousandth of a rendered one, and
 * a call a tenth.
 */
const NICENESS = { pages: 5, calls: 1 };

/**
 * The render processes of this machine. Public pages go to the least busy one. Personal requests do too if the
 * processes share state; otherwise always to the first one, which has drafts, limits and presence in its memory. Calls
 * of shoppers have a process of their own that renders no pages, so that a cart never waits for a page.
 */
export function startRenderers({ file, folder, count, sharesState, owner, heartbeat }: Options) {
  const start = (name: string, niceness: number): Renderer =>
    startRenderer({
      name,
      file,
      socket: join(folder, `${name}.`),
      env: process.env,
      niceness,
      heartbeat,
      owner,
      onRevoked: (revoked, by) => {
        for (const one of all) if (one !== by) one.tell({ kind: "revoke", revoked });
      },
    });
  const first = start("render-0", NICENESS.pages);
  const forPages = [
    first,
    ...Array.from({ length: count - 1 }, (_, place) =>
      start(`render-${place + 1}`, NICENESS.pages),
    ),
  ];
  const forCalls = start("calls", NICENESS.calls);
  const all = [...forPages, forCalls];

  const leastBusy = (): Renderer =>
    forPages.filter((one) => one.isReady()).toSorted((a, b) => a.running() - b.running())[0] ??
    first;
  const forPeople = (): Renderer => (sharesState ? leastBusy() : first);

  return {
    /** Resolves to whether the first of them listens. */
    ready: first.ready,
    forPages: leastBusy,
    forPeople,
    forCalls: () => (forCalls.isReady() ? forCalls : forPeople()),
    /** Resolves when all have sent the spans that have ended. */
    flush: () => Promise.all(all.map((one) => one.flush())),
    figures: () => all.map((one) => one.figures()),
    /** Tells all of tags that have expired; resolves when they have taken note. */
    expire: (tags: readonly string[]) => Promise.all(all.map((one) => one.expire(tags))),
    tell: (message: ToRenderer): void => {
      for (const one of all) one.tell(message);
    },
    /** Ends them all, and resolves when they have gone. */
    async end(): Promise<void> {
      await Promise.all(all.map((one) => one.end()));
    },
  };
}
