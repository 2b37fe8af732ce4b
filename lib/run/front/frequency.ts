/** Counters of four bits each, four for every key: a count-min sketch. */
const MOST = 15;
const ROWS = 4;
const SEEDS = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];

/**
 * Estimates how often keys were requested recently, in a fixed number of bytes (TinyLFU, Einziger and others 2017). All
 * counts are halved after ten times as many requests as `capacity`: up to then few keys share all of their counters.
 * @param capacity how many keys can be told apart
 */
export function createFrequency(capacity: number) {
  const width = 2 ** Math.ceil(Math.log2(capacity * 16));
  const counters = new Uint8Array(width * ROWS);
  let asked = 0;

  function places(key: string): number[] {
    let hash = 0x811c9dc5;
    for (let at = 0; at < key.length; at += 1)
      hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
    return SEEDS.map((seed, row) => {
      const mixed = Math.imul(hash ^ (hash >>> 15), seed);
      return row * width + ((mixed ^ (mixed >>> 13)) & (width - 1));
    });
  }

  return {
    ask(key: string): void {
      for (const at of places(key)) {
        const count = counters[at] ?? 0;
        if (count < MOST) counters[at] = count + 1;
      }
      asked += 1;
      if (asked < capacity * 10) return;
      asked = 0;
      for (let at = 0; at < counters.length; at += 1) counters[at] = (counters[at] ?? 0) >> 1;
    },
    of: (key: string): number => Math.min(...places(key).map((at) => counters[at] ?? 0)),
  };
}
