/** The vitals of a page: milliseconds, layout shifts as their score; absent where the browser does not measure it. */
export interface Measured {
  lcp?: number;
  inp?: number;
  cls?: number;
}

/**
 * Measures the web vitals of the page from its start, and returns a function that reads their current values. Browsers
 * buffer the first entries of each type for late observers; Firefox and WebKit lack some types, and then a vital is
 * absent. The function is self-contained, because its text is sent to browsers (`report-script.ts`).
 * - LCP: the last largest paint before the page was first hidden.
 * - CLS: the worst session window of unexpected layout shifts (gaps below 1 s, 5 s at most).
 * - INP: the longest interaction, ignoring one of every fifty.
 */
export function measureVitals(): () => Measured {
  const measured: Measured = {};
  const read = (entry: object, name: string): number => Number(Reflect.get(entry, name)) || 0;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    if (!self.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
    if (type === "layout-shift") measured.cls = 0;
    const options: object = { type, buffered: true, durationThreshold: 40 };
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  };

  const [navigation] = performance.getEntriesByType("navigation");
  const activated = navigation ? read(navigation, "activationStart") : 0;
  const isHidden = ({ name }: PerformanceEntry) => name === "hidden";
  let hiddenAt = performance.getEntriesByType("visibility-state").find(isHidden)?.startTime;
  if (document.visibilityState === "hidden") hiddenAt ??= 0;
  document.addEventListener("visibilitychange", ({ timeStamp }) => {
    hiddenAt ??= timeStamp;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    // A prerendered page is hidden until it is visited.
    if (hiddenAt === undefined || startTime < hiddenAt || activated > 0)
      measured.lcp = Math.max(0, startTime - activated);
  });

  let [group, began, last] = [0, 0, 0];
  observe("layout-shift", (entry) => {
    if (read(entry, "hadRecentInput") !== 0) return;
    const { startTime } = entry;
    const isSame = group > 0 && startTime - last < 1_000 && startTime - began < 5_000;
    if (!isSame) [group, began] = [0, startTime];
    group += read(entry, "value");
    last = startTime;
    measured.cls = Math.max(measured.cls ?? 0, group);
  });

  /** The duration of each interaction: one press is several events with the same number. */
  const interactions = new Map<number, number>();
  const takeInteraction = (entry: PerformanceEntry) => {
    const id = read(entry, "interactionId");
    if (id === 0 && entry.entryType !== "first-input") return;
    interactions.set(id, Math.max(interactions.get(id) ?? 0, entry.duration));
    const longest = [...interactions.values()].sort((one, other) => other - one);
    // For a page that is used for hours, the longest interactions are enough.
    if (interactions.size > 200)
      for (const [key, value] of interactions)
        if (value < (longest[20] ?? 0)) interactions.delete(key);
    const all = read(performance, "interactionCount") || interactions.size;
    measured.inp = longest[Math.min(Math.floor(all / 50), longest.length - 1)] ?? 0;
  };
  observe("event", takeInteraction);
  observe("first-input", takeInteraction);

  return () => ({ ...measured });
}
