import type { Seed } from "../seed/types.ts";

export type Offers = Pick<Seed, "users" | "coupons" | "memberCards">;

/** The logins and codes that `npm start` prints. The passwords are public: they are in the seed. */
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
