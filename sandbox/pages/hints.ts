import type { Db } from "../database/db.ts";
import type { SeedUser } from "../seed/types.ts";

/** What there is to try, for the words that `npm start` prints. Passwords are the seed's, for everybody to read. */
export interface Hints {
  readonly logins: { email: string; password: string; role: "staff" | "customer" }[];
  readonly coupons: string[];
  readonly memberCards: string[];
}

export function hintsOf(db: Db, users: readonly SeedUser[]): Hints {
  const coupons = db.all<{ code: string }>("SELECT DISTINCT code FROM coupons ORDER BY code");
  const cards = db.all<{ barcode: string }>(
    "SELECT DISTINCT barcode FROM member_cards WHERE valid = 1 ORDER BY barcode",
  );
  return {
    logins: users.map(({ email, password, isBackofficeUser }) => ({
      email,
      password,
      role: isBackofficeUser ? "staff" : "customer",
    })),
    coupons: coupons.map(({ code }) => code),
    memberCards: cards.map(({ barcode }) => barcode),
  };
}
