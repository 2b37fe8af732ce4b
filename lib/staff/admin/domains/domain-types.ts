/** One domain of the site. */
export interface SiteDomain {
  /** The exact host name; null if the backend sent no valid host, which cannot be chosen. */
  readonly domain: string | null;
  readonly name: string;
  /** The address that opens it; null if the backend sent no usable one. */
  readonly url: string | null;
}

export interface DomainsAnswer {
  /** The visited domain. */
  readonly current: string;
  /** The domain that this server shows at every host (`FORCED_DOMAIN`); null if the host decides. */
  readonly forced: string | null;
  readonly domains: readonly SiteDomain[];
}
