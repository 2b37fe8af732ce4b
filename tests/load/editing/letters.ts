import { isTask, type TraceEvent } from "./tasks.ts";

/** The main thread's work for a key until the character is drawn, in milliseconds of the processor. */
export interface Letter {
  readonly drawn: number;
  /** The time of garbage collections from this key to the next, which no key causes. */
  readonly collected: number;
}

/** The keys of a trace: each from the task in which it is pressed to the end of the next frame. */
export function lettersIn(trace: readonly TraceEvent[]): readonly Letter[] {
  const tasks = trace.filter(isTask);
  const keys = trace.filter(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown",
  );
  return keys.map((key, number) => {
    const begin = tasks.findLastIndex(({ ts }) => ts <= key.ts);
    const frame = trace.find(({ name, ts }) => name === "PrePaint" && ts > key.ts);
    const next = keys[number + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const own = tasks.slice(begin).filter(({ ts }) => ts <= (frame?.ts ?? next));
    const until = trace.filter(({ ts }) => ts > key.ts && ts < next);
    return { drawn: busyIn(own), collected: busyIn(collectionsIn(until)) };
  });
}

/** Collections in tasks of their own, and those in the midst of others. */
function collectionsIn(trace: readonly TraceEvent[]): readonly TraceEvent[] {
  const own = trace.filter((event) => isTask(event) && HEAP.test(event.args?.src_file ?? ""));
  const isWithin = ({ ts }: TraceEvent) =>
    own.some((task) => ts >= task.ts && ts < task.ts + (task.dur ?? 0));
  const others = trace.filter(({ name }) => name === "MinorGC" || name === "MajorGC");
  return [...own, ...others.filter((event) => !isWithin(event))];
}

const HEAP = /^v8\/src\/heap\//;

const busyIn = (events: readonly TraceEvent[]): number =>
  events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
