import type { Measured } from "./measure-vitals.ts";
import type { ReportedError } from "./page-report.ts";

/** The list that the page's loader fills (`loader-script.ts`). */
export interface EarlyErrors extends Array<Event> {
  /** Set if this visit is measured. */
  isMeasured?: unknown;
}

interface Parts {
  readonly measure: () => () => Measured;
  readonly describe: (
    event: Event,
    clean: (message: string, name: string) => string,
  ) => ReportedError | null;
  readonly clean: (message: string, name: string) => string;
}

/**
 * Sends the errors of a page, five at most and each once, and its vitals when it is first left or hidden: what happens
 * after that is not measured. The function uses nothing from outside of it, because its text is sent to browsers (`report-script.ts`).
 */
export function watchPage(early: EarlyErrors, { measure, describe, clean }: Parts): void {
  // The router goes on to other pages, but vitals belong to the page that was loaded.
  const path = location.pathname;
  const vitals = early.isMeasured ? measure() : null;
  const seen = new Set<string>();
  let waiting: ReportedError[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMeasured = false;

  const post = (report: object): void => {
    const body = new Blob([JSON.stringify({ path, ...report })], { type: "application/json" });
    navigator.sendBeacon("/api/reports", body);
  };
  const sendErrors = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) post({ errors: waiting });
    waiting = [];
  };
  const take = (event: Event): void => {
    const error = describe(event, clean);
    const key = JSON.stringify(error);
    if (!error || seen.has(key) || seen.size === 5) return;
    seen.add(key);
    waiting.push(error);
    timer ??= setTimeout(sendErrors, 1_000);
  };
  const leave = (): void => {
    sendErrors();
    if (isMeasured || !vitals) return;
    isMeasured = true;
    const measured = vitals();
    if (Object.keys(measured).length > 0) post({ vitals: measured });
  };

  early.splice(0).forEach(take);
  early.push = (...events) => {
    events.forEach(take);
    return 0;
  };
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
}
