import pino from "pino";
import { currentTrace } from "#lib/base/trace/current-trace.ts";
import { getSettings } from "./settings.ts";

/** Keys whose values are never logged, wherever they occur (docs/security.md §2.5). */
const SECRETS = ["apiKey", "accessToken", "refreshToken", "protectCode", "password", "token"];

const shared = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const trace = currentTrace()?.traceId;
      return trace === undefined ? {} : { trace };
    },
    redact: SECRETS.flatMap((name) => [name, `*.${name}`]),
  },
  { write: (line) => void process.stdout.write(line) },
);

/** The server's log: one line of JSON per entry, from `LOG_LEVEL` on. */
export function log(): pino.Logger {
  shared.level = getSettings().LOG_LEVEL;
  return shared;
}
