/** An event of a browser's trace; times in microseconds, `tts` and `tdur` by the thread's own clock. */
export interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
}

/** What a page has reached, said afterwards: when that was does not depend on the task that says it. */
const MARKS = /blink\.user_timing|loading/;

/**
 * A trace in which every task takes the time that the processor worked for it: as if the browser's own other threads, the
 * server and whoever measures had processors of their own, as they have around a phone. Tasks begin when they began; what
 * happened in them moves with them.
 */
export function byProcessorTime<E extends TraceEvent>(events: readonly E[]): E[] {
  const tasks = Map.groupBy(
    events.filter(({ name, ph, tts, tdur, dur }) => {
      const isMeasured = tts !== undefined && tdur !== undefined && dur !== undefined;
      return name === "RunTask" && ph === "X" && isMeasured;
    }),
    threadOf,
  );
  for (const list of tasks.values()) list.sort((one, other) => one.ts - other.ts);
  return events.map((event) => {
    const task = taskAt(tasks.get(threadOf(event)) ?? [], event.ts);
    return task && !MARKS.test(event.cat ?? "") ? within(event, task) : event;
  });
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** The task of a thread in which a moment lies; tasks do not overlap, but for one that runs others while it waits. */
function taskAt<E extends TraceEvent>(tasks: readonly E[], ts: number): E | undefined {
  let [from, to] = [0, tasks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle]?.ts ?? 0) <= ts) from = middle + 1;
    else to = middle;
  }
  const task = tasks[from - 1];
  return task && ts <= task.ts + (task.dur ?? 0) ? task : undefined;
}

function within<E extends TraceEvent>(event: E, task: E): E {
  const share = task.dur ? (task.tdur ?? 0) / task.dur : 1;
  const worked =
    event.tts === undefined || task.tts === undefined
      ? (event.ts - task.ts) * share
      : event.tts - task.tts;
  const moved = { ...event, ts: task.ts + Math.max(0, worked) };
  return event.dur === undefined ? moved : { ...moved, dur: event.tdur ?? event.dur * share };
}
