import { processWide } from "#lib/base/utils/process-wide.ts";
import { DEPRECATIONS, type Deprecation } from "./deprecation-list.ts";

/** The deprecated names of a kind that are set. @param isSet whether something has a value of that name */
export const deprecatedIn = (
  kind: Deprecation["kind"],
  isSet: (name: string) => boolean,
): Deprecation[] => DEPRECATIONS.filter((one) => one.kind === kind && isSet(one.name));

/** A deprecation as a message for operators. */
export const deprecationText = ({ kind, name, instead, until }: Deprecation): string =>
  kind === "way"
    ? `${name} is deprecated: ${instead}. It is refused from ${until} on.`
    : `The ${kind} ${name} is called ${instead} now. The old name is taken until ${until}.`;

/** Adds values under new names for old ones. A new name that is set itself wins. */
export function withNewNames<T>(
  kind: "setting" | "option",
  values: ReadonlyMap<string, T>,
): ReadonlyMap<string, T> {
  const old = deprecatedIn(kind, (name) => values.has(name));
  if (old.length === 0) return values;
  const named = old.flatMap(({ name, instead }) => {
    const value = values.get(name);
    return value === undefined ? [] : [[instead, value] as const];
  });
  return new Map([...named, ...values]);
}

/**
 * Logs deprecated names that are in use: each once for this process and place. Also in the middleware's runtime, which
 * has no pino.
 */
export function logDeprecated(found: readonly Deprecation[], place = ""): void {
  const said = processWide("said-deprecations", () => new Set<string>());
  for (const one of found) {
    const key = `${one.kind} ${one.name} ${place}`;
    if (said.has(key)) continue;
    said.add(key);
    const where = place === "" ? {} : { site: place };
    console.log(
      JSON.stringify({
        level: "warn",
        time: new Date().toISOString(),
        msg: "deprecated",
        detail: deprecationText(one),
        ...where,
      }),
    );
  }
}
