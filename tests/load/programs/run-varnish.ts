import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Processes } from "#tests/load/processes.ts";
import { findBinary } from "./find-binary.ts";

const FOLDER = join(import.meta.dirname, "../../../deploy/varnish");

interface VarnishOptions {
  readonly port: number;
  /** Ports of the replicas, and of what serves the static files. */
  readonly shops: readonly [number, number];
  readonly files: number;
  readonly secret: string;
}

/** The `varnishd` of this machine; undefined if there is none. */
export const findVarnish = (): string | undefined => findBinary(["varnishd"], ["/usr/sbin"]);

/**
 * Starts Varnish with the project's configuration. Only machine-specific values differ: addresses, ports and the path
 * of the secret. `VARNISH_OPTIONS` are options of `varnishd`, for an installation in an unusual folder.
 */
export async function startVarnish(
  processes: Processes,
  binary: string,
  { port, shops, files, secret }: VarnishOptions,
): Promise<void> {
  const folder = processes.newFolder(`varnish-${port}`);
  mkdirSync(folder, { recursive: true });
  const place = join(folder, "secret");
  writeFileSync(place, `${secret}\n`);
  const backends = readFileSync(join(FOLDER, "backends.vcl"), "utf8")
    .replaceAll(/\.host = "[^"]*"/g, '.host = "127.0.0.1"')
    .replace('.port = "3000"', `.port = "${shops[0]}"`)
    .replace('.port = "3000"', `.port = "${shops[1]}"`)
    .replace('.port = "8080"', `.port = "${files}"`);
  writeFileSync(join(folder, "backends.vcl"), backends);
  writeFileSync(
    join(folder, "default.vcl"),
    readFileSync(join(FOLDER, "default.vcl"), "utf8").replace("/run/secrets/cdn_purge", place),
  );
  const options = [
    // Started by root it would become a user who may not read the folder of the run.
    ...(process.getuid?.() === 0 ? ["-j", "none"] : []),
    ...["-n", join(folder, "work"), "-p", `vcl_path=${folder}`, "-p", "http_req_hdr_len=16k"],
    ...(process.env.VARNISH_OPTIONS?.split(" ") ?? []),
    ...["-f", join(folder, "default.vcl")],
  ];
  const compiled = spawnSync(binary, ["-C", ...options], { encoding: "utf8" });
  if (compiled.status !== 0) throw new Error(compiled.stderr);
  processes.start(binary, ["-F", "-a", `127.0.0.1:${port}`, "-s", "malloc,64m", ...options]);
  for (let left = 100; left > 0; left -= 1) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    await answered?.arrayBuffer();
    if (answered && answered.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Varnish did not start.");
}
