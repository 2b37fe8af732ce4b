/**
 * The dialogs and panels of edit mode, each with what it is opened for. One is open at a time; each is downloaded when it
 * is opened first (`dialogs.tsx`).
 */
export type OpenDialog =
  /** Where a new section goes: behind `after`, or first. */
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
  /** One slot of a section: `path` as operations have it. */
  | { readonly name: "link"; readonly elementId: number; readonly path: string }
  /** Links with names of their own: those of a part, or of the section itself. */
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
  /** New pages and posts, settings of the present one (`isSettings`), types of posts; `slug`: the address of a new one. */
  | { readonly name: "newPage"; readonly slug?: string; readonly isSettings?: boolean }
  /** The page in every language of the site. */
  | { readonly name: "languages" }
  /** The functions for the whole site: its cached pages, its domains. */
  | { readonly name: "site" }
  | { readonly name: "caches" }
  | { readonly name: "domains" }
  /** The changelog, outside production alone. */
  | { readonly name: "releases" }
  /** Everything that can be done or gone to, by its name. */
  | { readonly name: "palette" }
  | { readonly name: "help" };
