import { hostname } from "node:os";
import { processWide } from "#lib/base/utils/process-wide.ts";

/**
 * A unique name of this process among all workers and replicas: its machine, its process number, and random characters,
 * because in containers every process has the same number.
 */
export const processName = (): string =>
  processWide(
    "processName",
    () => `${hostname().slice(0, 60)} ${process.pid} ${crypto.randomUUID().slice(0, 4)}`,
  );
