interface Work {
  /** Milliseconds so far. */
  readonly spent: () => number;
  /** Ends it; its milliseconds. */
  readonly end: () => number;
}

/** Divides a process' busy time among its requests: while n requests are in progress, each is charged an n-th. */
export interface WorkMeter {
  /** Begins a request. */
  begin(): Work;
}

/** Milliseconds that this process has worked since it started, on all cores: pages, and pictures beside them. */
function busyTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** @param busy milliseconds of work so far */
export function createWorkMeter(busy: () => number = busyTime): WorkMeter {
  let inWork = 0;
  let last = 0;
  /** The accumulated cost of a hypothetical request that never ends. */
  let charged = 0;
  const advance = () => {
    const now = busy();
    if (inWork > 0) charged += (now - last) / inWork;
    last = now;
  };
  return {
    begin() {
      advance();
      inWork += 1;
      const before = charged;
      const spent = () => {
        advance();
        return charged - before;
      };
      const end = () => {
        const all = spent();
        inWork -= 1;
        return all;
      };
      return { spent, end };
    },
  };
}
