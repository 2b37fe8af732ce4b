import type { Result } from "#lib/shop/api/errors.ts";

/**
 * Awaits a write to the account, then reads the profile again (docs/contract.md §3.4). Resolves to the result of the
 * write.
 */
export async function saveToProfile(write: Promise<Result<unknown>>): Promise<Result<unknown>> {
  const result = await write;
  if (!result.ok) return result;
  const { authRuntime } = await import("#components/shop/auth/browser-auth.ts");
  await authRuntime().refresh();
  return result;
}
