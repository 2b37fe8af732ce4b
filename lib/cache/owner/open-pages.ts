import { type ProcessReport, reportOf } from "#lib/cache/cache-report.ts";
import { noteExpired } from "#lib/cache/expiries.ts";
import { createPageStore, type PageStore } from "#lib/cache/page-store.ts";
import { getSettings } from "#lib/config/settings.ts";
import type { PageOwner } from "./page-owner.ts";

type Report = (domain: string) => ProcessReport;
type OnExpired = NonNullable<Parameters<typeof createPageStore>[0]>["onExpired"];

/**
 * The pages of this machine, shared with other replicas where there is a `REDIS_URL`.
 *
 * @param serverDistDir the folder of Next's build, which names it
 * @param onExpired tells everybody else of this machine; by default this process alone
 */
export async function openPages(
  serverDistDir: string,
  onExpired: OnExpired = async (tags) => noteExpired(tags),
): Promise<PageOwner & Pick<PageStore, "countHits">> {
  const { name, connect } = await environment(serverDistDir);
  const report = (domain: string) => reportOf(name, domain, store);
  const redis = await connect(report);
  const store = createPageStore({ shared: redis?.shared, onExpired });
  return {
    ...store,
    report: async (domain) => ({
      own: report(domain),
      others: (await redis?.reports.ask(domain)) ?? null,
    }),
  };
}

/** The name of this process, and how it connects to Redis: neither is there in the Edge runtime, nor while Next builds. */
async function environment(serverDistDir: string) {
  // The Edge bundle leaves Node's modules out only if this condition is in this function.
  if (process.env.NEXT_RUNTIME !== "edge") {
    const { REDIS_URL } = getSettings();
    const { processName } = await import("#lib/cache/process-name.ts");
    const { connectPages, connectState } = await import("#lib/cache/redis/connect-redis.ts");
    const isShared = REDIS_URL && process.env.NEXT_PHASE !== "phase-production-build";
    return {
      name: processName(),
      connect: async (report: Report) => {
        if (!isShared) return null;
        await connectState();
        return connectPages(REDIS_URL, serverDistDir, report);
      },
    };
  }
  return { name: "", connect: async () => null };
}
