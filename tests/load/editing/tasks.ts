import type { Page } from "@playwright/test";

/** One task of a page's main thread, in milliseconds. */
export interface Task {
  readonly clock: number;
  /** Of the processor: what other programs take of the machine does not count. */
  readonly busy: number;
}

/** From how long on a task is a long one. */
export const LONG = 50;

/** An event of a browser's trace; times in microseconds, `tdur` by the thread's own clock. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    /** Where the browser's own source asked for a task. */
    readonly src_file?: string;
    readonly data?: { readonly type?: string };
  };
}

export const isTask = ({ name }: TraceEvent): boolean => name === "ThreadControllerImpl::RunTask";

/** The tasks that the page's main thread does meanwhile, from a trace of the browser. */
export async function tasksDuring(page: Page, act: () => Promise<void>): Promise<readonly Task[]> {
  const events = await traceDuring(page, ["toplevel"], act);
  return events
    .filter(isTask)
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1_000, busy: tdur / 1_000 }));
}

/** The main thread's tasks in a trace of the browser, in order. */
export async function traceDuring(
  page: Page,
  categories: string[],
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  const ofMains = traceEvents.filter((event) => mains.has(threadOf(event)));
  const byThread = Map.groupBy(ofMains, threadOf).values();
  // Other tabs and the browser's own pages rest meanwhile.
  const [busiest = []] = [...byThread].toSorted((one, other) => busyIn(other) - busyIn(one));
  return busiest.toSorted((one, other) => one.ts - other.ts);
}

const busyIn = (events: readonly TraceEvent[]): number =>
  events.filter(isTask).reduce((sum, { tdur = 0 }) => sum + tdur, 0);
