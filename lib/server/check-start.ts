type Environment = Readonly<Record<string, string | undefined>>;

interface Verdict {
  /** What has to be fixed before the server starts, each with the way to fix it. */
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

const isOn = (value: string | undefined): boolean =>
  ["1", "true", "yes", "on"].includes(value?.trim().toLowerCase() ?? "");

/** What speaks against starting the production server in an environment, as plain lines (docs/operations.md §1). */
export function checkStart(env: Environment): Verdict {
  const has = (name: string) => Boolean(env[name]?.trim());
  const problems: string[] = [];
  if (!has("BACKEND_URL") && !isOn(env.SANDBOX))
    problems.push(
      "BACKEND_URL is not set. Set it to the backend's address, such as https://backend.example, or SANDBOX=1 to use the sandbox (npm start starts both).",
    );
  if (has("REDIS_URL"))
    for (const name of ["SESSION_SECRET", "REVALIDATE_SECRET"].filter((secret) => !has(secret)))
      problems.push(
        `${name} is not set, and REDIS_URL is: replicas must share it. Set it on all of them to the same output of: openssl rand -hex 16`,
      );
  const warnings = has("FORCED_DOMAIN")
    ? ["FORCED_DOMAIN is set: every host shows this one site. It is meant for development."]
    : [];
  return { problems, warnings };
}
