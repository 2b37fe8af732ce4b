import { writeFileSync } from "node:fs";
import type { Processes } from "#tests/load/processes.ts";
import { findBinary } from "./find-binary.ts";

interface HaproxyOptions {
  readonly port: number;
  /** Every replica that may be there during the run. */
  readonly shops: readonly number[];
  /** Serves the static files of all releases; the replicas themselves if left out. */
  readonly files?: number;
}

/** The `haproxy` of this machine; undefined if there is none. */
export const findHaproxy = (): string | undefined => findBinary(["haproxy"], ["/usr/sbin"]);

/**
 * Starts a balancer that asks the replicas whether they are ready, as an ingress does. It repeats nothing: a request that
 * a replica refuses or drops fails.
 */
export function startHaproxy(
  processes: Processes,
  binary: string,
  { port, shops, files }: HaproxyOptions,
): void {
  const file = processes.newFolder("haproxy.cfg");
  writeFileSync(
    file,
    `defaults
  mode http
  retries 0
  timeout connect 5s
  timeout check 2s
  timeout client 65s
  timeout server 65s
  timeout http-keep-alive 60s
frontend visitors
  bind 127.0.0.1:${port}
${files === undefined ? "" : "  use_backend files if { path_beg /_next/static/ }"}
  default_backend shops
backend shops
  balance roundrobin
  option httpchk GET /api/ready
  default-server check inter 500ms fall 2 rise 2
${shops.map((shop) => `  server shop-${shop} 127.0.0.1:${shop}`).join("\n")}
${files === undefined ? "" : `backend files\n  server files 127.0.0.1:${files}`}
`,
  );
  processes.start(binary, ["-db", "-f", file]);
}
