import type { Page } from "@playwright/test";

/** One task of a page's main thread, in milliseconds. */
export interface Task {
  readonly clock: number;
  /** Of the processor: what other programs take of the machine does not count. */
  readonly busy: number;
}

/** From how long on a task is a long one. */
export const LONG = 50;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks that the page's main thread does meanwhile, from a trace of the browser. */
export async function tasksDuring(page: Page, act: () => Promise<void>): Promise<readonly Task[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page is of no browser");
  await browser.startTracing(page, { categories: ["toplevel"] });
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
  const tasks = traceEvents.filter(
    (event) => event.name === "ThreadControllerImpl::RunTask" && mains.has(threadOf(event)),
  );
  const byThread = Map.groupBy(tasks, threadOf).values();
  // Other tabs and the browser's own pages rest meanwhile.
  const [busiest = []] = [...byThread].toSorted((one, other) => sumOf(other) - sumOf(one));
  return busiest.map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1_000, busy: tdur / 1_000 }));
}

const sumOf = (events: readonly TraceEvent[]): number =>
  events.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
