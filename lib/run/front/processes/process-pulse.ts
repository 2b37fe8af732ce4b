/** Missed heartbeats after which a process gets no more requests, and after which it counts as hanging. */
const MISSED = { resting: 3, running: 10, starting: 120 };

/**
 * Whether a process listens and was heard recently. A silent one gets no more requests, which would be lost with it,
 * and counts as hanging after some more missed heartbeats.
 */
export function createPulse(heartbeat: number, onHang: () => void) {
  let missed = 0;
  let listens = false;
  // Counted in ticks rather than time: after the machine was suspended, every process has been silent.
  const watch = setInterval(() => {
    missed += 1;
    if (missed <= (listens ? MISSED.running : MISSED.starting)) return;
    missed = 0;
    onHang();
  }, heartbeat).unref();

  return {
    isReady: (): boolean => listens && missed <= MISSED.resting,
    listens: (): boolean => listens,
    /** A message has come, or the process was just started. */
    heard(): void {
      missed = 0;
    },
    began(): void {
      listens = true;
    },
    ended(): void {
      listens = false;
    },
    stop: (): void => clearInterval(watch),
  };
}
