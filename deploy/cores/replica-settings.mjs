/**
 * The settings of the replicas: they believe the proxy before them, which is on this machine, so nobody else has to reach them.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const replicaSettings = ({ LISTEN_HOST = "127.0.0.1", WEB_CONCURRENCY = "1" }) => ({
  TRUSTED_PROXY: "1",
  LISTEN_HOST,
  WEB_CONCURRENCY,
});

/**
 * The port for metrics of one of the replicas: each counts for itself, on ports from `METRICS_PORT` on.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const metricsOf = ({ METRICS_PORT }, place) =>
  METRICS_PORT ? { METRICS_PORT: String(Number(METRICS_PORT) + place) } : {};

/**
 * Why replicas cannot share a port behind a proxy of this machine; null if they can.
 * @param {{ host: string, certificates?: string }} options
 */
export function wrongBehindProxy({ host, certificates }) {
  if (certificates !== undefined) return "--behind-proxy: certificates are that proxy's";
  if (/^(127\.[\d.]+|::1|localhost)$/.test(host)) return null;
  return "--behind-proxy: the replicas believe whoever reaches them, so --host is this machine's own";
}

/** The configuration of the Redis that they share: nothing in it has to be kept, and only this machine reaches it. */
export const redisConfig = ({ port, password, memory }) => `bind 127.0.0.1
port ${port}
requirepass ${password}
save ""
appendonly no
maxmemory ${memory}
maxmemory-policy volatile-lru
`;
