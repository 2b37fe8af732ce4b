import { seed } from "#sandbox/seed/index.ts";

/**
 * A login of the sandbox: a customer, or a member of staff who may change everything.
 * @throws an error if the demo data has no such person
 */
export function sandboxLogin(isStaff: boolean): { username: string; password: string } {
  const user = seed.users.find(
    ({ isBackofficeUser, scopes }) => Boolean(isBackofficeUser) === isStaff && !scopes,
  );
  if (!user) throw new Error("The seed has no such user.");
  return { username: user.email, password: user.password };
}
