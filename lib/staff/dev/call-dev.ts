import type { Result } from "#lib/shop/api/errors.ts";
import { postForData } from "#lib/web/client/post-for-data.ts";
import type { Release, VersionAnswer } from "./release-types.ts";

interface Answers {
  readonly "dev/version": VersionAnswer;
  readonly "dev/releases": readonly Release[];
}

/** Calls a route of development (dev-route.ts). Never throws. */
export const callDev = <Name extends keyof Answers>(route: Name): Promise<Result<Answers[Name]>> =>
  postForData(route, {});
