/** One domain of the site. */
export interface SiteDomain {
  /** The host's exact name; null where the backend sent no host, which cannot be chosen. */
  readonly domain: string | null;
  readonly name: string;
  /** Where it is opened; null where the backend sent no usable address. */
  readonly url: string | null;
}

export interface DomainsAnswer {
  /** The one that is visited. */
  readonly current: string;
  /** The one that this server shows at every host (`FORCED_DOMAIN`); null where the host decides. */
  readonly forced: string | null;
  readonly domains: readonly SiteDomain[];
}
