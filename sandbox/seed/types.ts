import type { SeedForm } from "./form-types.ts";
import type { SeedProductTag } from "./shop/tags.ts";

/**
 * The demo data, before it becomes rows. The seed says what the shop is; `sandbox/database` decides how it is stored
 * and `sandbox/services` how it is answered. Ids here are local: the loader adds each site's offset (also to
 * `productIds`, `categoryId`, `categoryIds` in an element's options).
 * HTML may hold `href="~/slug"`, a link's href `~/shop`: the loader puts the language's path prefix for `~` (nothing for
 * the site's default language).
 */
export type Language = "en" | "hr" | "de";
/** A site may speak a language that the demo shop is not written in: its own texts bring it along. */
export type SiteLanguage = Language | "ar";
export type Text = Readonly<Record<Language, string>> & { readonly ar?: string };

/** What a thing's answer says differently from the contract's rule: fields put over it, fields it does not have at all. */
export interface Oddity {
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly without?: readonly string[];
}

/** A picture (WebP), or with `file` a video or a document, by the name of its file. */
export interface SeedPicture {
  readonly name: string;
  readonly alt: Text;
  readonly width?: number;
  readonly height?: number;
  readonly file?: {
    readonly extension: "webm" | "pdf";
    /** In bytes. */
    readonly size: number;
    readonly width?: number;
    readonly height?: number;
    /** The picture shown before a video plays. */
    readonly poster?: string;
  };
}

/** A CMS option: as is, in the asked language, as a Media, or as a LinkMeta (`SignUpLink`). */
export type SeedOption = string | boolean | Text | { readonly picture: string } | SeedLink;

export interface SeedSite {
  readonly domain: string;
  readonly siteId: number;
  readonly apiKeyId: number;
  readonly apiKey: string;
  readonly name: string;
  readonly languages: readonly SiteLanguage[];
  readonly defaultLanguage: SiteLanguage;
  readonly stores: Readonly<Partial<Record<SiteLanguage, number>>>;
  /** The site's lists change their shape, its numbers come as texts, its dates without a zone. */
  readonly odd?: boolean;
  readonly maintenance: boolean;
  readonly cartType: 0 | 1 | 2;
  readonly allowedCountries: readonly string[] | "ALL";
  readonly currencies: readonly { id: number; label: string; symbol: string; rate: number }[];
  readonly options: Readonly<Record<string, SeedOption>>;
}

export interface SeedCategory extends Oddity {
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

export interface SeedProduct extends Oddity {
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

export interface SeedPost extends Oddity {
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

export interface SeedEvent extends Oddity {
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
    }
  /** A LinkMeta as it is, e.g. of a type that nobody knows. */
  | { readonly to: "raw"; readonly link: Readonly<Record<string, unknown>> };

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
  /** A branch without a country serves all of its method's. */
  readonly branches: readonly Readonly<{ id: number; name: string; country?: string }>[];
}

export interface SeedPayment {
  readonly id: number;
  readonly name: Text;
  readonly description: Text;
  readonly paymentType: null | "CARD" | "PAYPAL" | "HPF";
  /** PayPal only: the buyer agrees to pay every month. */
  readonly subscription?: boolean;
  /** Offered to companies only. */
  readonly companies?: boolean;
  /** Companies of these OIBs are offered this method alone: they have an agreement. */
  readonly agreements?: readonly string[];
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

export interface SeedRedirect {
  /** The path without its first slash. */
  readonly path: string;
  readonly target: string;
  readonly status: 301 | 302;
}

/** What a site may have instead of everybody's. */
export type SiteSeed = Omit<Seed, "sites" | "own">;

/** An order made before the shop was opened; ids are the seed's. */
export interface SeedPastOrder {
  readonly user: number;
  readonly daysAgo: number;
  readonly items: readonly { readonly product: number; readonly quantity: number }[];
}

export interface Seed {
  /** Per domain: the parts of the seed that this site has of its own. */
  readonly own?: Readonly<Record<string, Partial<SiteSeed>>>;
  readonly redirects?: readonly SeedRedirect[];
  readonly sites: readonly SeedSite[];
  readonly categories: readonly SeedCategory[];
  readonly attributes: readonly SeedAttribute[];
  readonly products: readonly SeedProduct[];
  readonly productTags?: readonly SeedProductTag[];
  readonly terms: readonly SeedTerm[];
  readonly posts: readonly SeedPost[];
  readonly events: readonly SeedEvent[];
  /** Per domain, so that no two sites look the same. `"*"` is for all. */
  readonly elements: Readonly<Record<string, readonly SeedElement[]>>;
  readonly navigation: Readonly<Record<string, readonly SeedNavigationItem[]>>;
  readonly delivery: readonly SeedDelivery[];
  readonly payment: readonly SeedPayment[];
  readonly consents: readonly SeedConsent[];
  readonly forms?: readonly SeedForm[];
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
  readonly pastOrders?: readonly SeedPastOrder[];
  readonly pictures: readonly SeedPicture[];
}
