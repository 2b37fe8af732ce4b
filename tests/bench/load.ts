import { Connection, requestText, type Target } from "./client.ts";
import { cpuOf } from "./usage.ts";

export interface Load {
  /** Requests a second. */
  readonly rate: number;
  /** Processor time of all processes of the server per request, microseconds; null if the system does not report it. */
  readonly cpu: number | null;
  /** Milliseconds below which 99 of 100 requests were answered. */
  readonly p99: number;
}

/** Requests at the same time. */
export const AT_ONCE = 32;
/** Requests before the clock runs, each after the other. */
const WARM = 50;

export interface Asked {
  readonly target: Target;
  /** The process that was started for the server; what it has started itself counts too. */
  readonly pid?: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The status of a good answer. */
  readonly status?: number;
}

/** Requests one address repeatedly, 32 at a time, for some seconds. */
export async function load(asked: Asked, seconds: number): Promise<Load> {
  const { target, pid, path, headers, status = 200 } = asked;
  const text = requestText(path, headers);
  const connections = Array.from({ length: AT_ONCE }, () => new Connection(target));
  const ask = async (connection: Connection) => {
    const answered = await connection.ask(text);
    if (answered.status !== status) throw new Error(`${path}: ${answered.status}`);
    return answered.ms;
  };
  try {
    for (let warm = 0; warm < WARM; warm += 1)
      for (const connection of connections.slice(warm % AT_ONCE, (warm % AT_ONCE) + 1))
        await ask(connection);
    const times: number[] = [];
    const before = cpuOf(pid);
    const began = performance.now();
    const end = began + seconds * 1_000;
    await Promise.all(
      connections.map(async (connection) => {
        while (performance.now() < end) times.push(await ask(connection));
      }),
    );
    const took = (performance.now() - began) / 1_000;
    const after = cpuOf(pid);
    return {
      rate: times.length / took,
      cpu:
        before === null || after === null
          ? null
          : Math.round(((after - before) * 1_000) / times.length),
      p99: quantile(times, 0.99),
    };
  } finally {
    for (const connection of connections) connection.end();
  }
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
