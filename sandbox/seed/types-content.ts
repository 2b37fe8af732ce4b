import type { SiteLanguage, Text } from "./text.ts";
import type { Oddity } from "./types-catalogue.ts";

export interface SeedTerm {
  readonly id: number;
  readonly parentId: number | null;
  readonly type: "category" | "tag";
  readonly title: Text;
  readonly slug: Text;
}

export interface SeedPost extends Oddity {
  readonly id: number;
  /** `post`, `page`, or a type that the site has made up. */
  readonly kind: "post" | "page" | "interview";
  readonly title: Text;
  readonly slug: Text;
  readonly excerpt: Text;
  /** HTML. */
  readonly body: Text;
  readonly picture: string;
  readonly terms: readonly number[];
  readonly author: string;
  readonly daysAgo: number;
  /** The languages that it is translated into; all of its site's when absent. */
  readonly languages?: readonly SiteLanguage[];
}

export interface SeedEvent extends Oddity {
  readonly id: number;
  readonly title: Text;
  readonly body: Text;
  readonly location: Text;
  readonly picture: string;
  readonly inDays: number;
  /** Month and day, `07-06`, of seasonal content: its next occurrence, or the last one if `inDays` has passed. */
  readonly season?: string;
  /** The first such day of the week from there, 0 for Sunday. */
  readonly weekday?: number;
  /** The hour at which it begins, in UTC; 9 when absent. */
  readonly hour?: number;
  readonly hours: number;
  /** Instead of both: the night of the next change of the clocks in Europe, with the evening before and the morning. */
  readonly night?: "clockChange";
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
  /** A LinkMeta unchanged, for example of an unknown type. */
  | { readonly to: "raw"; readonly link: Readonly<Record<string, unknown>> };

export interface SeedElement {
  readonly id: number;
  /** `header-section`, `footer-section`, `cookie-section`, `page-section:{slugMain}` (slugMain = the English slug). */
  readonly handler: string;
  /** The languages that it is translated into; all of its site's when absent. */
  readonly languages?: readonly SiteLanguage[];
  /** How many days ago it was saved last, by language. */
  readonly savedDaysAgo?: Readonly<Partial<Record<SiteLanguage, number>>>;
  /** The name of the element; a menu without `meta.title` has its heading here. */
  readonly title: string | Text;
  /** A Text becomes that language's string, a `{ picture }` a Media. */
  readonly meta: Readonly<Record<string, Text | { readonly picture: string }>>;
  readonly linkMeta?: Readonly<Record<string, SeedLink>>;
  readonly mobileMeta?: Readonly<Record<string, Text>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly mobileOptions?: Readonly<Record<string, unknown>>;
  readonly parts?: readonly Omit<SeedElement, "handler" | "parts" | "languages" | "savedDaysAgo">[];
}

export interface SeedNavigationItem {
  readonly id: number;
  readonly title: Text;
  readonly link: SeedLink | null;
  readonly children: readonly SeedNavigationItem[];
}

/** A form of the CMS, and what follows once it is sent. */
export interface SeedForm {
  readonly id: number;
  readonly title: Text;
  readonly type: string;
  readonly captcha: boolean;
  readonly fields: readonly {
    readonly name: string;
    readonly label: Text;
    readonly type: string;
    readonly required: boolean;
    readonly options?: readonly Text[];
    readonly maxLength?: number;
  }[];
  readonly goalType?: "message" | "url" | "file";
  readonly goal?: Text;
  readonly message?: Text;
  /** An e-mail asks for confirmation first; the goal follows then. */
  readonly confirmed?: boolean;
}
