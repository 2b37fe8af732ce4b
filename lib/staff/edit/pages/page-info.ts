import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { SlugProblem } from "./slug.ts";

/** A page or post as its settings show it. */
export interface PageSettings {
  readonly id: number;
  /** `page`, `post`, or a type of the site's own. */
  readonly type: string;
  readonly title: string;
  readonly slug: string;
  readonly slugMain: string;
  readonly status: "draft" | "published";
  /** ISO 8601, "" where the backend names none. */
  readonly publishedAt: string;
  readonly excerpt: string;
  /** HTML as stored by the backend. */
  readonly body: string;
  readonly terms: readonly NamedTerm[];
  /** The author's name, "" if there is none. */
  readonly author: string;
  /** The picture of the post itself. */
  readonly picture: Media | null;
  readonly seo: {
    readonly title: string;
    readonly description: string;
    readonly image: Media | null;
  };
  /** When it was saved, "" if the backend does not send it. */
  readonly seen: string;
}

/** A category or tag. */
export interface NamedTerm {
  readonly id: number;
  readonly title: string;
}

/** The answer of POST /api/edit/page/terms. */
export interface ListedTerms {
  readonly items: readonly NamedTerm[];
  readonly total: number;
  readonly hasMore: boolean;
  /** The terms that were asked for by their ids. */
  readonly named: readonly NamedTerm[];
}

export interface PostTypeInfo {
  /** Null if the backend sends none: it cannot be deleted. */
  readonly id: number | null;
  readonly slug: string;
  readonly title: string;
}

/** The answer of POST /api/edit/page/read. */
export interface PageInfo {
  /** Null if the address is neither a page nor a post. */
  readonly page: PageSettings | null;
  /** Whether it is the page behind `/`, whose address cannot be set. */
  readonly isHome: boolean;
  /** Whether the backend changes posts (`postUpdate`). */
  readonly canUpdate: boolean;
  /** Whether it keeps redirects (`redirects`). */
  readonly canRedirect: boolean;
  /** Whether this page can be deleted (`postDelete`). The home page cannot. */
  readonly canDelete: boolean;
  readonly types: readonly PostTypeInfo[];
  /** Pages that a new one can begin as. */
  readonly templates: readonly { readonly slugMain: string; readonly title: string }[];
}

/** The answer of POST /api/edit/page/check-slug. */
export interface SlugAnswer {
  readonly problem: SlugProblem | null;
}

/** The answer of POST /api/edit/page/create and `page/copy`. */
export interface CreatedPage {
  readonly slug: string;
  readonly slugMain: string;
  /** Sections of the template that could not be copied. */
  readonly missing: readonly number[];
}

/** The answer of POST /api/edit/page/update. */
export interface UpdatedPage {
  readonly slug: string;
  /** Whether the old address now redirects to the new one; null if that was not requested. */
  readonly isRedirected: boolean | null;
}

/** Post types that the shop itself relies on. */
export const BUILT_IN_TYPES: readonly string[] = ["post", "page"];

/** The answer of POST /api/edit/page/list. */
export interface ListedPosts {
  readonly items: readonly {
    readonly id: number;
    /** Slug of its type. */
    readonly type: string;
    readonly title: string;
    readonly slug: string;
    /** Whether it is the page behind `/`. */
    readonly isHome: boolean;
    readonly isDraft: boolean;
    /** Since when visitors will see it (ISO 8601); "" for one that they may see already. */
    readonly upcoming: string;
  }[];
  readonly total: number;
  readonly hasMore: boolean;
}
