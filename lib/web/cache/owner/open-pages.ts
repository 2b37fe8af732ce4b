import { getSettings } from "#lib/base/config/settings.ts";
import { type ProcessReport, reportOf } from "#lib/web/cache/cache-report.ts";
import { noteExpired } from "#lib/web/cache/expiries.ts";
import { createPageStore, type PageStore } from "#lib/web/cache/page-store.ts";
import { type PageOwner, setPageOwner } from "./page-owner.ts";

/**
 * The pages of this machine, shared with other replicas if `REDIS_URL` is set.
 * @param serverDistDir the folder of Next's build, which identifies it
 * @param onExpired informs the other processes of this machine
 */
export async function openPages(
  serverDistDir: string,
  onExpired: (tags: readonly string[], isOwn: boolean) => Promise<unknown>,
): Promise<PageOwner & Pick<PageStore, "countHits">> {
  const { name, connectPages } = await environment(serverDistDir);
  const report = (domain: string) => reportOf(name, domain, store);
  const redis = await connectPages(report);
  const store = createPageStore({ shared: redis?.shared, onExpired });
  return {
    ...store,
    report: async (domain) => ({
      own: report(domain),
      others: (await redis?.reports.ask(domain)) ?? null,
    }),
  };
}

/** Makes a process that renders the owner of its pages: there is no front. */
export async function openOwnPages(serverDistDir: string): Promise<PageOwner> {
  await (await environment(serverDistDir)).connectState();
  const pages = await openPages(serverDistDir, async (tags) => noteExpired(tags));
  setPageOwner(pages);
  return pages;
}

/** The name of this process, and how it connects to Redis: not in the Edge runtime, nor while Next builds. */
async function environment(serverDistDir: string) {
  // The Edge bundle leaves Node's modules out only if this condition is in this function.
  if (process.env.NEXT_RUNTIME !== "edge") {
    const { REDIS_URL } = getSettings();
    const { processName } = await import("#lib/web/cache/process-name.ts");
    const redis = await import("#lib/web/cache/connect-redis.ts");
    if (REDIS_URL && process.env.NEXT_PHASE !== "phase-production-build")
      return {
        name: processName(),
        connectState: redis.connectState,
        connectPages: (report: (domain: string) => ProcessReport) =>
          redis.connectPages(REDIS_URL, serverDistDir, report),
      };
    return { name: processName(), ...ALONE };
  }
  return { name: "", ...ALONE };
}

const ALONE = { connectState: async () => {}, connectPages: async () => null };
