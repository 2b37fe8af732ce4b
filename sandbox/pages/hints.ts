import type { SeedUser } from "../seed/types.ts";

/** What there is to try, for the words that `npm start` prints. Passwords are the seed's, for everybody to read. */
export interface Hints {
  readonly logins: { email: string; password: string; role: "staff" | "customer" }[];
}

export const hintsOf = (users: readonly SeedUser[]): Hints => ({
  logins: users.map(({ email, password, isBackofficeUser }) => ({
    email,
    password,
    role: isBackofficeUser ? "staff" : "customer",
  })),
});
