/**
 * The dialogs and panels of edit mode, each with its subject. One is open at a time; each is downloaded when it is
 * first opened (`dialogs.tsx`).
 */
export type OpenDialog =
  /** The position of a new section: after `after`, or first. */
  | { readonly name: "insertSection"; readonly handler: string; readonly after: number | null }
  /** The outline of the page; `elementId`: the section whose parts are shown. */
  | { readonly name: "sections"; readonly elementId?: number }
  | {
      readonly name: "settings";
      readonly elementId: number;
      readonly part: string | null;
      /** Opens on the phone's side. */
      readonly isPhone?: boolean;
    }
  | { readonly name: "master"; readonly elementId: number }
  /** The masters of the page's language. */
  | { readonly name: "masters" }
  /** One slot of a section: `path` as in operations. */
  | { readonly name: "link"; readonly elementId: number; readonly path: string }
  /** Named links: those of a part, or of the section itself. */
  | { readonly name: "links"; readonly elementId: number; readonly part: string | null }
  | { readonly name: "picture"; readonly elementId: number; readonly path: string }
  | { readonly name: "icon"; readonly elementId: number; readonly path: string }
  /** The media library; `id`: a file whose details are shown first. */
  | { readonly name: "media"; readonly id?: number }
  /** The bundle dialog without a bundle: it is shown next to the page, as shoppers' dialogs are. */
  | { readonly name: "bundle" }
  | { readonly name: "review" }
  /** The past of the page, or of one section. */
  | { readonly name: "history"; readonly elementId?: number }
  /** New pages and posts, settings of the current one (`isSettings`), post types; `slug`: the address of a new one. */
  | { readonly name: "newPage"; readonly slug?: string; readonly isSettings?: boolean }
  /**
   * The page in every language of the site; `beside`: what is opened beside its source: a section's id, or null for the
   * page itself.
   */
  | {
      readonly name: "languages";
      readonly beside?: { readonly language: string; readonly id: number | null };
    }
  /** The functions for the whole site: its cached pages, its domains. */
  | { readonly name: "site" }
  | { readonly name: "caches" }
  | { readonly name: "domains" }
  /** The changelog, outside production alone. */
  | { readonly name: "releases" }
  /** Every action and destination, by its name. */
  | { readonly name: "palette" }
  /** The check of the accessibility of the page's content. */
  | { readonly name: "check" }
  | { readonly name: "help" };

/** The props of every dialog: what it was opened for, and how to close it. */
export interface DialogProps<Name extends OpenDialog["name"]> {
  readonly dialog: Extract<OpenDialog, { name: Name }>;
  readonly onClose: () => void;
  /** Announces something to screen readers and in the bar. */
  readonly announce: (message: string) => void;
  /** Publishes the changes, except those at these addresses. */
  readonly publish: (leftOut?: ReadonlySet<string>) => void;
  /** Leaves edit mode, if possible. */
  readonly exit?: () => void;
}
