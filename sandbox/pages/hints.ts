import type { Seed } from "../seed/types.ts";

type Codes = Pick<Seed, "users" | "coupons" | "memberCards">;
export type Offers = Codes & Pick<Seed, "perSite" | "late">;

/** The logins and codes that `npm start` prints. The passwords are public: they are in the seed. */
interface SiteHints {
  readonly logins: {
    email: string;
    password: string;
    role: "staff" | "customer";
    scopes?: readonly string[];
  }[];
  readonly coupons: { code: string; percent: number; uses: number | null }[];
  readonly memberCards: { barcode: string; percent: number; valid: boolean }[];
}

interface Hints extends SiteHints {
  /** Sites that have accounts of their own. */
  readonly own: (SiteHints & { readonly domain: string })[];
}

const siteHints = ({ users, coupons, memberCards }: Codes): SiteHints => ({
  logins: users.map(({ email, password, isBackofficeUser, scopes }) => ({
    email,
    password,
    role: isBackofficeUser ? "staff" : "customer",
    ...(scopes ? { scopes } : {}),
  })),
  coupons: [...coupons],
  memberCards: [...memberCards],
});

export const hintsOf = ({ perSite = {}, late = [], ...common }: Offers): Hints => ({
  ...siteHints(common),
  own: [
    ...Object.entries(perSite).flatMap(([domain, { users, coupons = [], memberCards = [] }]) =>
      users ? [{ domain, ...siteHints({ users, coupons, memberCards }) }] : [],
    ),
    ...late.map(({ site, source }) => ({ domain: site.domain, ...siteHints(source.folder) })),
  ],
});
