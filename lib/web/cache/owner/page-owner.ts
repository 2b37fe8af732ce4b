import { processWide } from "#lib/base/utils/process-wide.ts";
import type { ProcessReport } from "#lib/web/cache/cache-report.ts";
import type { FoundPage, NewPage } from "#lib/web/cache/page-entry.ts";
import type { OtherReports } from "#lib/web/cache/shared-reports.ts";

/** The pages of one site, held by the owner of this machine and by other replicas. */
export interface CachesReport {
  readonly own: ProcessReport;
  /** Null without `REDIS_URL`. */
  readonly others: OtherReports | null;
}

/**
 * The owner of the cached pages (docs/decisions/0104-one-owner-of-kept-pages.md): the front, which render processes ask
 * over their channel, or a store in this process if there is no front. No method rejects.
 */
export interface PageOwner {
  /** The entry for one of Next's keys, with its time. */
  get(key: string): Promise<FoundPage>;
  /** Keeps a page that was rendered. */
  set(key: string, page: NewPage): Promise<void>;
  /**
   * Reports a failed render. The cached entry counts as fresh for some seconds, unless it has expired since the render
   * began.
   * @param begunAt when it began, by the owner's clock, in milliseconds
   */
  fail(key: string, begunAt: number): Promise<void>;
  /** Expires tags on every replica; resolves when every process of this machine has heard of it. */
  expire(tags: readonly string[]): Promise<void>;
  /** Null if nobody answers. */
  report(domain: string): Promise<CachesReport | null>;
}

const slot = processWide("page-owner", (): { owner: PageOwner | null } => ({ owner: null }));

/** The owner of this process' pages; null before there is one, and in the middleware. */
export const pageOwner = (): PageOwner | null => slot.owner;

export const setPageOwner = (owner: PageOwner | null): void => {
  slot.owner = owner;
};
