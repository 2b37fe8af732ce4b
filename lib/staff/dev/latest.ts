import "server-only";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { cliCalls } from "#lib/shop/api/calls/cli.ts";
import { ok, type Result } from "#lib/shop/api/errors.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { sanitize } from "#lib/web/security/sanitize.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";
import type { Release } from "./release-types.ts";

/** Milliseconds for which an answer is cached (docs/screens.md §6.1). Failures are not cached. */
const TAG_FOR = 3_600_000;
const RELEASES_FOR = 5 * 60_000;

interface Held {
  readonly value: unknown;
  readonly until: number;
}

const held = processWide("latest", () => new Map<string, Held>());
const { "get-latest-tag": tagCall, "get-latest-release": releaseCall } = cliCalls._cli;

/** The newest tag of the core; null if the backend has none. */
export const readLatestTag = (): Promise<Result<string | null>> =>
  remember("tag", TAG_FOR, async () => {
    const answer = await sendToBackend(tagCall, { cache: "no-store" });
    return answer.ok ? ok(answer.data.tag || null) : answer;
  });

/** The newest releases of the site's project, with their texts cleaned. */
export function readReleases(site: Pick<Site, "options">): Promise<Result<readonly Release[]>> {
  const input = {
    gitlabProjectId: textOption(site, "GitlabProjectId"),
    gitlabBranch: textOption(site, "GitlabBranch", "main"),
  };
  return remember(`releases ${JSON.stringify(input)}`, RELEASES_FOR, async () => {
    const answer = await sendToBackend(releaseCall, { input, cache: "no-store" });
    if (!answer.ok) return answer;
    return ok(
      answer.data.map(({ tag, released_at, description_html }) => ({
        tag,
        releasedAt: released_at,
        html: sanitize(description_html),
      })),
    );
  });
}

async function remember<T>(
  name: string,
  time: number,
  read: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const found = held.get(name);
  // Each key is written only by its own reader.
  if (found && found.until > Date.now()) return ok(found.value as T);
  const answer = await read();
  if (answer.ok) held.set(name, { value: answer.data, until: Date.now() + time });
  return answer;
}
