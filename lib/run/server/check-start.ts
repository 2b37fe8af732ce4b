import { deprecatedIn, deprecationText } from "#lib/base/config/deprecations.ts";
import { isOn } from "#lib/base/config/settings.ts";
import { isOpenRedis, OPEN_REDIS } from "#lib/web/cache/redis/is-open-redis.ts";

type Environment = Readonly<Record<string, string | undefined>>;

interface Verdict {
  /** Problems that have to be fixed before the server starts, each with the way to fix it. */
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * The setting that shows that other processes exist, which must share the secrets, because a cookie signed by one would
 * be invalid in the next. Null if this process is alone, as far as it can know.
 */
function signOfOthers(env: Environment, isWorker: boolean): string | null {
  if (env.REDIS_URL?.trim()) return "REDIS_URL is";
  if (Number(env.WEB_CONCURRENCY) > 1) return `WEB_CONCURRENCY is ${env.WEB_CONCURRENCY}`;
  // Set by PM2 for each of its instances.
  if (env.NODE_APP_INSTANCE?.trim()) return "NODE_APP_INSTANCE is";
  return isWorker ? "this is a worker of a cluster" : null;
}

/**
 * Required secrets that are not set although other processes must share them, and the setting that shows that there are
 * others.
 */
export function missingSecrets(
  env: Environment,
  isWorker = false,
): { readonly names: readonly string[]; readonly others: string | null } {
  const others = signOfOthers(env, isWorker);
  const secrets = others === null ? [] : ["SESSION_SECRET", "REVALIDATE_SECRET"];
  return { names: secrets.filter((name) => !env[name]?.trim()), others };
}

/**
 * Reasons not to start the production server in an environment, one per line (docs/operations.md §1).
 * @param isWorker whether this process is one of a Node cluster
 */
export function checkStart(env: Environment, isWorker = false): Verdict {
  const has = (name: string) => Boolean(env[name]?.trim());
  const problems: string[] = [];
  if (!has("BACKEND_URL") && !isOn(env.SANDBOX))
    problems.push(
      "BACKEND_URL is not set. Set it to the backend's address, such as https://backend.example, or SANDBOX=1 to use the sandbox (npm start starts both).",
    );
  const { names, others } = missingSecrets(env, isWorker);
  for (const name of names)
    problems.push(
      `${name} is not set, and ${others}: all processes must share it. Set it for all of them to the same output of: openssl rand -hex 16`,
    );
  if (has("FRONT") && !isOn(env.FRONT) && Number(env.WEB_CONCURRENCY) > 1)
    problems.push(
      "FRONT=off is one process, and WEB_CONCURRENCY asks for more. Leave WEB_CONCURRENCY out, and start as many servers as you want.",
    );
  const warnings = has("FORCED_DOMAIN")
    ? ["FORCED_DOMAIN is set: every host shows this one site. It is meant for development."]
    : [];
  warnings.push(...deprecatedIn("setting", has).map(deprecationText));
  for (const name of ["REDIS_URL", "REDIS_STATE_URL"])
    if (isOpenRedis(env[name]?.trim() ?? "")) warnings.push(`${name} ${OPEN_REDIS}`);
  return { problems, warnings };
}
