import { readFileSync } from "node:fs";

/** The resources used by one process of a server. */
export interface Usage {
  readonly pid: number;
  /** Milliseconds of the processor. */
  readonly cpu: number;
  /** Megabytes of resident memory. */
  readonly memory: number;
}

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** A process and all that it has started, the first one first; empty where the system has no `/proc`. */
export function usageOf(pid: number | undefined): Usage[] {
  const fields = read(`/proc/${pid}/stat`).split(") ")[1]?.split(" ");
  if (pid === undefined || !fields) return [];
  const memory = Number(/VmRSS:\s*(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
  // User and system time, in hundredths of a second.
  const own = { pid, cpu: (Number(fields[11]) + Number(fields[12])) * 10, memory };
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean);
  return [own, ...children.flatMap((child) => usageOf(Number(child)))];
}

/** Milliseconds of the processor of all of them; null where the system does not tell. */
export function cpuOf(pid: number | undefined): number | null {
  const all = usageOf(pid);
  return all.length === 0 ? null : all.reduce((sum, { cpu }) => sum + cpu, 0);
}
