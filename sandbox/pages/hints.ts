import type { Seed } from "../seed/types.ts";

export type Offers = Pick<Seed, "users" | "coupons" | "memberCards">;

/** What there is to try, for the words that `npm start` prints. Passwords are the seed's, for everybody to read. */
interface Hints {
  readonly logins: { email: string; password: string; role: "staff" | "customer" }[];
  readonly coupons: { code: string; percent: number; uses: number | null }[];
  readonly memberCards: { barcode: string; percent: number; valid: boolean }[];
}

export const hintsOf = ({ users, coupons, memberCards }: Offers): Hints => ({
  logins: users.map(({ email, password, isBackofficeUser }) => ({
    email,
    password,
    role: isBackofficeUser ? "staff" : "customer",
  })),
  coupons: [...coupons],
  memberCards: [...memberCards],
});
