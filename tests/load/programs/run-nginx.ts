import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Processes } from "#tests/load/processes.ts";
import { findBinary } from "./find-binary.ts";

interface NginxOptions {
  readonly port: number;
  readonly shop: number;
}

/** The `nginx` of this machine; undefined if there is none. */
export const findNginx = (): string | undefined => findBinary(["nginx"], ["/usr/sbin"]);

/** Starts nginx before one server, with connections that are used again on both sides. */
export function startNginx(
  processes: Processes,
  binary: string,
  { port, shop }: NginxOptions,
): void {
  const folder = processes.newFolder(`nginx-${port}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `daemon off;
pid ${folder}/pid;
error_log stderr warn;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
${places.join("\n")}
  access_log off;
  keepalive_requests 100000;
  upstream shop { server 127.0.0.1:${shop}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto http;
    }
  }
}
`,
  );
  processes.start(binary, ["-c", file, "-p", folder]);
}
