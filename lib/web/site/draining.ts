import { processWide } from "#lib/base/utils/process-wide.ts";

/**
 * Whether this process is shutting down and takes no new visitors. Set by `lib/run/server/drain.ts`, reported to load
 * balancers by `/api/ready`.
 */
export const draining = processWide("draining", () => ({ hasBegun: false }));
