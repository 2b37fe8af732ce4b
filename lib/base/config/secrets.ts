import { getSettings } from "./settings.ts";

/**
 * The secrets of sessions, none without `SESSION_SECRET`. The first one signs and seals; every one of them is accepted,
 * so that the secret can be changed without ending sessions (docs/operations.md §11).
 */
export function sessionSecrets(): readonly string[] {
  const { SESSION_SECRET, SESSION_SECRET_ACCEPTED } = getSettings();
  return SESSION_SECRET ? given(SESSION_SECRET, SESSION_SECRET_ACCEPTED) : [];
}

/** The secrets with which requests that expire pages may be signed; none without `REVALIDATE_SECRET`. */
export function revalidateSecrets(): readonly string[] {
  const { REVALIDATE_SECRET, REVALIDATE_SECRET_ACCEPTED } = getSettings();
  return REVALIDATE_SECRET ? given(REVALIDATE_SECRET, REVALIDATE_SECRET_ACCEPTED) : [];
}

const given = (...secrets: readonly (string | undefined)[]): string[] =>
  secrets.filter((secret) => secret !== undefined);
