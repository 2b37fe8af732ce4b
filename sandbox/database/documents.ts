import type { SiteLanguage, Text } from "../seed/text.ts";
import type { SeedConsent, SeedDelivery, SeedPayment } from "../seed/types.ts";
import type {
  Oddity,
  SeedCategory,
  SeedCustomOption,
  SeedProductTag,
} from "../seed/types-catalogue.ts";
import type { SeedEvent, SeedPost, SeedTerm } from "../seed/types-content.ts";

/** The contents of the `doc` columns: the seed's entities with the site's own ids, and money in cents. */
export interface Site {
  readonly siteId: number;
  /** 1 for the first site of the seed. The site's ids begin at `number * 1000000`. */
  readonly number: number;
  readonly domain: string;
  readonly apiKey: string;
  readonly apiKeyId: number;
  readonly name: string;
  readonly languages: readonly SiteLanguage[];
  readonly defaultLanguage: SiteLanguage;
  readonly stores: Readonly<Partial<Record<SiteLanguage, number>>>;
  readonly odd?: boolean;
  readonly otherShapes?: boolean;
  readonly textAmounts?: boolean;
  readonly maintenance: boolean;
  readonly cartType: 0 | 1 | 2;
  readonly allowedCountries: readonly string[] | "ALL";
  readonly currencies: readonly Currency[];
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Currency {
  readonly id: number;
  readonly label: string;
  readonly symbol: string;
  readonly rate: number;
}

export interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly label: Text;
  readonly inputType: string;
  readonly values: readonly {
    readonly id: number;
    readonly value: Text;
    readonly color?: string;
    readonly picture?: string;
  }[];
}

export type AttributeValue = readonly number[] | number | string | boolean;

export interface Product extends Oddity {
  readonly id: number;
  readonly parentId: number | null;
  readonly sku: string;
  readonly name: Text;
  readonly slug: Text;
  readonly description: Text;
  readonly type: "product" | "service";
  readonly format: "simple" | "eproduct" | "configurable" | "bundle";
  readonly retailCents: number;
  readonly discount: number;
  readonly membershipCents: number | null;
  readonly taxRate: number;
  readonly categories: readonly number[];
  /** Ids of tags. */
  readonly tags: readonly number[];
  readonly categoryPriority: number;
  readonly featured: boolean;
  readonly archived: boolean;
  readonly pictures: readonly string[];
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly variantAttributes: readonly { readonly code: string; readonly defaultValue?: number }[];
  readonly parts: readonly { readonly product: number; readonly quantity: number }[];
  readonly customOptions: readonly SeedCustomOption[];
  readonly crossSell: readonly number[];
}

export type Category = SeedCategory;
export type ProductTag = SeedProductTag;
export type Term = SeedTerm;
/** An editor's own additions to the texts of a post, in one language. */
export interface PostOwn {
  readonly seo?: {
    readonly title: string;
    readonly description: string;
    readonly image: number | null;
  };
  readonly status?: "draft" | "published";
  readonly publishedAt?: string;
  readonly terms?: readonly number[];
  /** An entry of the library; null = no picture. */
  readonly mediaId?: number | null;
  readonly updatedAt: string;
}
export type Post = Omit<SeedPost, "kind"> & {
  readonly kind: string;
  readonly publishedAt: string;
  /** Where it is not the English slug: of posts that editors made. */
  readonly slugMain?: string;
  /** By language. */
  readonly own?: Readonly<Record<string, PostOwn>>;
};
export type Event = SeedEvent & { readonly startEvent: string; readonly endEvent: string };
export type Consent = SeedConsent & {
  /** 1 when absent. */
  readonly version?: number;
  /** Where its form shows it: set once staff have arranged the form. */
  readonly place?: number;
};
export type Payment = SeedPayment;
export type Delivery = Omit<SeedDelivery, "price" | "freeFrom"> & {
  readonly priceCents: number;
  readonly freeFromCents: number | null;
};

/** The changeable part of an element: its named slots (`docs/contract.md §5`). */
export interface ElementSlots {
  title: string;
  meta: Record<string, unknown>;
  linkMeta: Record<string, unknown>;
  mobileMeta: Record<string, unknown>;
  options: Record<string, unknown>;
  mobileOptions: Record<string, unknown>;
}
export interface ElementPart extends ElementSlots {
  /** Null in an element whose parts have none: not every backend numbers them. */
  id: number | null;
}
export interface ElementDoc extends ElementSlots {
  parts: ElementPart[];
}

/** A text in a language, falling back to English. */
export const textIn = (text: Text | undefined, language: string): string =>
  text ? (text[language as SiteLanguage] ?? text.en ?? "") : "";

/** An answer with the fields that its document overrides, and without those that its document leaves out. */
export function dressed<T extends object>(answer: T, { answer: odd, without }: Oddity): T {
  if (!odd && !without) return answer;
  const entries = Object.entries({ ...answer, ...odd });
  return Object.fromEntries(entries.filter(([field]) => !without?.includes(field))) as T;
}

export const toCents = (amount: number): number => Math.round(amount * 100);
export const fromCents = (cents: number): number => cents / 100;
