/**
 * The demo data, before it becomes rows. The seed says what the shop is; `sandbox/database` decides how it is stored
 * and `sandbox/services` how it is answered. Ids here are local: the loader adds each site's offset (also to
 * `productIds`, `categoryId`, `categoryIds` in an element's options).
 * HTML may hold `href="~/slug"`, a link's href `~/shop`: the loader puts the language's path prefix for `~` (nothing for
 * the site's default language).
 */
export type Language = "en" | "hr" | "de";
export type Text = Readonly<Record<Language, string>>;

/** A generated picture, by the name of its drawing in `sandbox/seed/pictures`. */
export interface SeedPicture {
  readonly name: string;
  readonly alt: Text;
}

/** A CMS option: as is, in the asked language, as a Media, or as a LinkMeta (`SignUpLink`). */
export type SeedOption = string | boolean | Text | { readonly picture: string } | SeedLink;

export interface SeedSite {
  readonly domain: string;
  readonly siteId: number;
  readonly apiKeyId: number;
  readonly apiKey: string;
  readonly name: string;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly stores: Readonly<Partial<Record<Language, number>>>;
  readonly maintenance: boolean;
  readonly cartType: 0 | 1 | 2;
  readonly allowedCountries: readonly string[] | "ALL";
  readonly currencies: readonly { id: number; label: string; symbol: string; rate: number }[];
  readonly options: Readonly<Record<string, SeedOption>>;
}

export interface SeedCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: Text;
  readonly slug: Text;
  readonly description: Text;
  readonly picture: string;
  readonly sortTypes: readonly number[];
  readonly sortDefaultType: number;
}

export interface SeedAttribute {
  readonly code: string;
  readonly label: Text;
  readonly inputType:
    | "dropdown"
    | "numberField"
    | "multipleSelect"
    | "textSwatch"
    | "visualSwatch"
    | "yesNo"
    | "dateTime"
    | "date";
  readonly values: readonly {
    readonly id: number;
    readonly value: Text;
    readonly color?: string;
    readonly picture?: string;
  }[];
}

export interface SeedProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: Text;
  readonly slug: Text;
  /** HTML. */
  readonly description: Text;
  readonly type: "product" | "service";
  readonly format: "simple" | "eproduct" | "configurable" | "bundle";
  /** List price, tax included, in the main currency. */
  readonly retailPrice: number;
  /** Percentage off; `finalPrice` is computed from it. */
  readonly discount: number;
  readonly membershipPrice?: number;
  /** Per cent. */
  readonly taxRate: number;
  readonly stock: number | null;
  readonly categories: readonly number[];
  readonly categoryPriority: number;
  readonly featured?: boolean;
  readonly archived?: boolean;
  readonly pictures: readonly string[];
  readonly attributes?: Readonly<Record<string, readonly number[] | number | string | boolean>>;
  /** Configurable: the attributes that choose a variant, and the variants. */
  readonly variantAttributes?: readonly { readonly code: string; readonly defaultValue?: number }[];
  readonly variants?: readonly {
    readonly id: number;
    readonly sku: string;
    readonly values: Readonly<Record<string, number>>;
    readonly stock: number;
    readonly retailPrice?: number;
    readonly pictures?: readonly string[];
  }[];
  /** Bundle: ids of products of this seed. */
  readonly parts?: readonly { readonly product: number; readonly quantity: number }[];
  readonly customOptions?: readonly {
    readonly type: "text" | "number";
    readonly title: Text;
    readonly required: boolean;
  }[];
  readonly crossSell?: readonly number[];
  readonly reviews?: readonly {
    readonly author: string;
    readonly rating: number;
    readonly body: Text;
    readonly daysAgo: number;
  }[];
}

export interface SeedTerm {
  readonly id: number;
  readonly parentId: number | null;
  readonly type: "category" | "tag";
  readonly title: Text;
  readonly slug: Text;
}

export interface SeedPost {
  readonly id: number;
  readonly kind: "post" | "page";
  readonly title: Text;
  readonly slug: Text;
  readonly excerpt: Text;
  /** HTML. */
  readonly body: Text;
  readonly picture: string;
  readonly terms: readonly number[];
  readonly author: string;
  readonly daysAgo: number;
}

export interface SeedEvent {
  readonly id: number;
  readonly title: Text;
  readonly body: Text;
  readonly location: Text;
  readonly picture: string;
  readonly inDays: number;
  readonly hours: number;
  readonly capacity: number;
  readonly attendees: readonly string[];
}

/** A link, resolved by the loader into a LinkMeta in each language. */
export type SeedLink =
  | {
      readonly to: "post" | "page" | "product" | "productCategory" | "event" | "category";
      readonly id: number;
      readonly name?: Text;
    }
  | {
      readonly to: "external";
      readonly href: string | Text;
      readonly name?: Text;
      readonly newTab?: boolean;
    };

export interface SeedElement {
  readonly id: number;
  /** `header-section`, `footer-section`, `cookie-section`, `page-section:{slugMain}` (slugMain = the English slug). */
  readonly handler: string;
  readonly title: string;
  /** A Text becomes that language's string, a `{ picture }` a Media. */
  readonly meta: Readonly<Record<string, Text | { readonly picture: string }>>;
  readonly linkMeta?: Readonly<Record<string, SeedLink>>;
  readonly mobileMeta?: Readonly<Record<string, Text>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly mobileOptions?: Readonly<Record<string, unknown>>;
  readonly parts?: readonly Omit<SeedElement, "handler" | "parts">[];
}

export interface SeedNavigationItem {
  readonly id: number;
  readonly title: Text;
  readonly link: SeedLink | null;
  readonly children: readonly SeedNavigationItem[];
}

export interface SeedDelivery {
  readonly id: number;
  readonly name: Text;
  readonly description: Text;
  readonly price: number;
  readonly freeFrom?: number;
  readonly countries: readonly string[] | "ALL";
  readonly branches: readonly { readonly id: number; readonly name: string }[];
}

export interface SeedPayment {
  readonly id: number;
  readonly name: Text;
  readonly description: Text;
  readonly paymentType: null | "CARD" | "PAYPAL" | "HPF";
}

export interface SeedConsent {
  readonly uniqueNumber: string;
  readonly id: number;
  readonly displayName: Text;
  readonly formType: string;
  readonly required: boolean;
}

export interface SeedUser {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isBackofficeUser: boolean;
  readonly memberCardBarcode?: string;
}

export interface Seed {
  readonly sites: readonly SeedSite[];
  readonly categories: readonly SeedCategory[];
  readonly attributes: readonly SeedAttribute[];
  readonly products: readonly SeedProduct[];
  readonly terms: readonly SeedTerm[];
  readonly posts: readonly SeedPost[];
  readonly events: readonly SeedEvent[];
  /** Per domain, so that no two sites look the same. `"*"` is for all. */
  readonly elements: Readonly<Record<string, readonly SeedElement[]>>;
  readonly navigation: Readonly<Record<string, readonly SeedNavigationItem[]>>;
  readonly delivery: readonly SeedDelivery[];
  readonly payment: readonly SeedPayment[];
  readonly consents: readonly SeedConsent[];
  readonly coupons: readonly {
    readonly code: string;
    readonly percent: number;
    readonly uses: number | null;
  }[];
  readonly memberCards: readonly {
    readonly barcode: string;
    readonly percent: number;
    readonly valid: boolean;
  }[];
  readonly users: readonly SeedUser[];
  readonly pictures: readonly SeedPicture[];
}
