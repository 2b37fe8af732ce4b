import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import { draining } from "./draining.ts";
import { heldSites } from "./resolve-site.ts";

/** Milliseconds: load balancers check often and with short timeouts. */
const TIMEOUT = 2_000;

type Readiness = "ready" | "draining" | "backend unreachable";

/**
 * Whether visitors should be sent here. A server with cached sites can serve without the backend; any answer of the
 * backend, even a refusal, shows that it can be reached.
 */
export async function getReadiness(): Promise<Readiness> {
  if (draining.hasBegun) return "draining";
  if (heldSites() > 0) return "ready";
  return (await answers(getSettings().BACKEND_URL)) ? "ready" : "backend unreachable";
}

async function answers(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, {
      method: "HEAD",
      redirect: "manual",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return status < 500;
  } catch {
    return false;
  }
}
