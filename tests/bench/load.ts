import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";

export interface Load {
  /** Requests a second. */
  readonly rate: number;
  /** Processor time of the server per request, microseconds; null if the system does not report it. */
  readonly cpu: number | null;
  /** Milliseconds below which 99 of 100 requests were answered. */
  readonly p99: number;
}

/** Clock ticks of a process so far (Linux); null elsewhere. A tick is a hundredth of a second. */
function ticks(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return null;
  }
}

/** As browsers ask. */
export const ENCODINGS = { "accept-encoding": "gzip, deflate, br" };
/** Requests at the same time. */
const AT_ONCE = 32;

interface Asked {
  /** The process whose processor time counts. */
  readonly pid: number;
  readonly port: number;
  readonly path: string;
  readonly requests: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status of a good answer. */
  readonly status?: number;
}

const fetchOnce = (agent: Agent, { port, path, headers, status = 200 }: Asked) =>
  new Promise<void>((resolve, reject) => {
    const all = { ...ENCODINGS, ...headers };
    get({ host: "localhost", port, path, agent, headers: all }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        answer.statusCode === status
          ? resolve()
          : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    }).on("error", reject);
  });

/** Requests one path repeatedly, 32 at a time, a limited number of times. */
export async function load(asked: Asked): Promise<Load> {
  const { pid, requests } = asked;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  for (let warm = 0; warm < 50; warm += 1) await fetchOnce(agent, asked);
  const before = ticks(pid);
  const began = performance.now();
  const times: number[] = [];
  let left = requests;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        const start = performance.now();
        await fetchOnce(agent, asked);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const after = ticks(pid);
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    rate: requests / seconds,
    cpu: before === null || after === null ? null : ((after - before) * 10_000) / requests,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}
