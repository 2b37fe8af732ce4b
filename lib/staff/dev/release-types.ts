import type { SafeHtmlText } from "#lib/base/utils/safe-html-text.ts";

/** The running version, and whether there is a newer one. */
export interface VersionAnswer {
  /** The version of the core. */
  readonly version: string;
  readonly commit: string | null;
  /** The newest tag; null if the backend has none. */
  readonly latest: string | null;
  /** Why the newest tag is unknown. */
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
  /** The domains that the backend lists for it. */
  readonly domains: readonly string[];
}
