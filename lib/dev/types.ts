import type { SafeHtmlText } from "#lib/utils/safe-html-text.ts";

/** What runs, and whether there is something newer. */
export interface VersionAnswer {
  /** The core's. */
  readonly version: string;
  readonly commit: string | null;
  /** The newest tag; null where the backend names none. */
  readonly latest: string | null;
  /** Why the newest tag is not known. */
  readonly problem: string | null;
}

export interface Release {
  readonly tag: string;
  readonly releasedAt: string;
  readonly html: SafeHtmlText;
}

export interface DomainAnswer {
  /** The site that this browser sees. */
  readonly domain: string;
  /** Those that the backend names for it. */
  readonly domains: readonly string[];
}
