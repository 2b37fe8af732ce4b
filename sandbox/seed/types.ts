import type { SiteLanguage, Text } from "./text.ts";
import type {
  SeedAttribute,
  SeedCategory,
  SeedProduct,
  SeedProductTag,
} from "./types-catalogue.ts";
import type {
  SeedElement,
  SeedEvent,
  SeedForm,
  SeedLink,
  SeedNavigationItem,
  SeedPost,
  SeedTerm,
} from "./types-content.ts";

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

/** A folder of a site's media library. */
export interface SeedFolder {
  readonly id: number;
  readonly name: Text;
}

/** An entry of a site's media library: the original file of a picture, or one of its smaller sizes. */
export interface SeedMedium {
  readonly name: string;
  /** Whose file it is. */
  readonly picture: string;
  readonly title: Text;
  readonly size?: { readonly width: number; readonly height: number };
  readonly folder?: number;
  readonly daysAgo: number;
}

/** A library file made by the seed: a text, or a video with the bytes of another and a few more. */
export interface SeedFile {
  /** With its extension. */
  readonly name: string;
  readonly title: Text;
  readonly folder: number;
  readonly daysAgo: number;
  readonly content: { readonly text: string } | { readonly video: string };
}

/** A CMS option: unchanged, in the requested language, as a Media, or as a LinkMeta (`SignUpLink`). */
type SeedOption = string | boolean | Text | { readonly picture: string } | SeedLink;

export interface SeedSite {
  readonly domain: string;
  readonly siteId: number;
  readonly apiKeyId: number;
  readonly apiKey: string;
  readonly name: string;
  readonly languages: readonly SiteLanguage[];
  readonly defaultLanguage: SiteLanguage;
  readonly stores: Readonly<Partial<Record<SiteLanguage, number>>>;
  /** The site's lists change their shape, its numbers are texts, and its dates have no time zone. */
  readonly odd?: boolean;
  /** Every list comes in another shape than the one its call has on the other sites. */
  readonly otherShapes?: boolean;
  /** The amounts of every second entry of a list are texts. */
  readonly textAmounts?: boolean;
  readonly maintenance: boolean;
  readonly cartType: 0 | 1 | 2;
  readonly allowedCountries: readonly string[] | "ALL";
  readonly currencies: readonly { id: number; label: string; symbol: string; rate: number }[];
  readonly options: Readonly<Record<string, SeedOption>>;
}

export interface SeedDelivery {
  readonly id: number;
  readonly name: Text;
  readonly description: Text;
  readonly price: number;
  readonly freeFrom?: number;
  readonly kind?: "courier" | "pickUp";
  /** Working days. */
  readonly minDays?: number;
  readonly maxDays?: number;
  /** An hour on the site's clock: `14:00`. */
  readonly orderUntil?: string;
  readonly countries: readonly string[] | "ALL";
  /** A branch without a country serves all of its method's. */
  readonly branches: readonly Readonly<{
    id: number;
    name: string;
    country?: string;
    address?: string;
    city?: string;
    zipCode?: string;
    latitude?: number;
    longitude?: number;
    openingHours?: Text;
  }>[];
  /** The courier. */
  readonly code?: string;
  /** `freeFrom` is told before it is reached. */
  readonly tellsFreeFrom?: boolean;
}

export interface SeedPayment {
  readonly id: number;
  readonly name: Text;
  readonly description: Text;
  readonly paymentType: null | "CARD" | "PAYPAL" | "HPF";
  /** PayPal only: the buyer agrees to pay every month. */
  readonly subscription?: boolean;
  /** The terms of it, as HTML. */
  readonly terms?: Text;
  readonly marks?: readonly string[];
  /** Offered to companies only. */
  readonly companies?: boolean;
  /** Companies with one of these OIBs have an agreement: they are offered only this method. */
  readonly agreements?: readonly string[];
}

export interface SeedConsent {
  readonly uniqueNumber: string | number;
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
  /** The rights of a staff member; everything when absent. */
  readonly scopes?: readonly string[];
}

export interface SeedRedirect {
  /** The path without its first slash. */
  readonly path: string;
  readonly target: string;
  readonly status: 301 | 302;
}

/** The parts of the seed that a site may have of its own. */
export type SiteSeed = Omit<Seed, "sites" | "perSite" | "late">;

export interface LateSite {
  readonly site: SeedSite;
  /** Its contents and tables, to detect changes. */
  readonly source: {
    readonly folder: Pick<Seed, "users" | "coupons" | "memberCards">;
    readonly tables: object;
  };
  readonly read: () => SiteSeed;
}

export interface SeedAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly country: string;
  readonly city: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly zipCode: string;
  readonly region?: string;
  readonly companyName?: string;
  readonly companyOIB?: string;
}

/** An order from before the seed; its ids are the seed's. */
export interface SeedPastOrder {
  readonly user: number;
  readonly daysAgo: number;
  readonly items: readonly { readonly product: number; readonly quantity: number }[];
  /** Its statuses since, oldest first; the last one is its status. */
  readonly history?: readonly {
    readonly status: "packed" | "shipped" | "delivered";
    readonly daysAgo: number;
  }[];
}

/**
 * The demo data, before it becomes rows. The seed is the content of the shop; `sandbox/database` decides how it is
 * stored and `sandbox/services` how calls answer it. Ids here are local: the loader adds each site's offset (also to
 * `productIds`, `categoryId`, `categoryIds` in an element's options). HTML may hold `href="~/slug"`, a link's href
 * `~/shop`: the loader puts the language's path prefix for `~` (nothing for the site's default language).
 */
export interface Seed {
  /** Per domain: the parts of the seed that this site has of its own. */
  readonly perSite?: Readonly<Record<string, Partial<SiteSeed>>>;
  /** Large sites, filled when they are visited first. They have every part of their own. */
  readonly late?: readonly LateSite[];
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
  readonly pastOrders?: {
    /** Where the orders went. */
    readonly address: SeedAddress;
    readonly orders: readonly SeedPastOrder[];
  };
  readonly pictures: readonly SeedPicture[];
  /** The entries of the media library; when absent, every picture in its original size. */
  readonly library?: readonly SeedMedium[];
  readonly folders?: readonly SeedFolder[];
  readonly files?: readonly SeedFile[];
}
