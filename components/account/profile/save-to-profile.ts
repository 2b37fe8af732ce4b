import type { Result } from "#lib/api/errors.ts";

/** A write to the account, and the profile read again after it (contract, section 3). */
export async function saveToProfile(write: Promise<Result<unknown>>): Promise<Result<unknown>> {
  const result = await write;
  if (!result.ok) return result;
  const { authRuntime } = await import("#components/auth/browser-auth.ts");
  await authRuntime().refresh();
  return result;
}
