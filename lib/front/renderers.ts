import { join } from "node:path";
import type { ToRenderer } from "./messages.ts";
import { type Renderer, startRenderer } from "./renderer.ts";

interface Options {
  readonly file: string;
  /** For their sockets; nobody else can read it. */
  readonly folder: string;
  readonly count: number;
  /** What one of them knows of a person the others know as well: they have Redis. */
  readonly sharesState: boolean;
  readonly onExpired: (tags: readonly string[]) => void;
  /** Hears of what a process of this machine has expired, once all of them know. */
  readonly onOwnExpired: (tags: readonly string[]) => void;
}

/**
 * The render processes of this machine. What anybody may ask for goes to the one that does least. What belongs to one
 * person goes there too where they share what they know, and else always to the first: drafts, limits and who is there
 * are in its memory.
 */
export function startRenderers({
  file,
  folder,
  count,
  sharesState,
  onExpired,
  onOwnExpired,
}: Options) {
  const all: Renderer[] = Array.from({ length: count }, (_, place) =>
    startRenderer({
      file,
      socket: join(folder, `${place}.sock`),
      env: process.env,
      onExpired: async (tags, by, isOwn) => {
        onExpired(tags);
        await Promise.all(all.filter((one) => one !== by).map((one) => one.expire(tags)));
        if (isOwn) onOwnExpired(tags);
      },
    }),
  );
  const [first] = all;
  if (!first) throw new Error("There must be one render process at least.");

  const leastBusy = (): Renderer =>
    all.filter((one) => one.isReady()).toSorted((a, b) => a.running() - b.running())[0] ?? first;

  return {
    /** Resolves to whether the first of them listens. */
    ready: first.ready,
    forPages: leastBusy,
    forPeople: () => (sharesState ? leastBusy() : first),
    /** Resolves when all have sent the spans that have ended. */
    flush: () => Promise.all(all.map((one) => one.flush())),
    figures: () => all.map((one) => one.figures()),
    tell: (message: ToRenderer): void => {
      for (const one of all) one.tell(message);
    },
  };
}
