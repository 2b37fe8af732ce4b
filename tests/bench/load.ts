import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";

export interface Load {
  /** Requests a second. */
  readonly rate: number;
  /** Processor time of the server per request, microseconds; null if the system does not report it. */
  readonly cpu: number | null;
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

const fetchOnce = (agent: Agent, port: number, path: string) =>
  new Promise<void>((resolve, reject) => {
    get({ host: "localhost", port, path, agent }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    }).on("error", reject);
  });

/** Requests one path repeatedly, eight at a time, a limited number of times. */
export async function load(
  pid: number,
  port: number,
  path: string,
  requests: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  for (let warm = 0; warm < 50; warm += 1) await fetchOnce(agent, port, path);
  const before = ticks(pid);
  const began = performance.now();
  let left = requests;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left > 0) {
        left -= 1;
        await fetchOnce(agent, port, path);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const after = ticks(pid);
  agent.destroy();
  return {
    rate: requests / seconds,
    cpu: before === null || after === null ? null : ((after - before) * 10_000) / requests,
  };
}
