import type { CSSProperties, ReactNode } from "react";
import type { IconName } from "#components/kit/ui/icon.tsx";
import type { LinkMeta } from "#lib/shop/api/schemas/content-schema.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import type { SlotElement } from "#lib/shop/domain/content/element.ts";
import type { Image } from "#lib/shop/media/to-image.ts";

/** Tags in which a text can be rendered. */
export type TextTag = "h1" | "h2" | "h3" | "p" | "span" | "div" | "figcaption" | "cite" | "strong";

/** A slot: the element as read, the path in it, and both as one address (`30002:meta.title`). */
interface Slot {
  readonly element: SlotElement;
  readonly path: string;
  readonly address: string;
  readonly className?: string;
}

/** Data attributes by which edit mode finds a spot that it does not draw itself. Shoppers' pages have none. */
type Marks = Readonly<Record<`data-${string}`, string>>;

/** `mobile` is the text below 1024 px if it differs, else null. */
interface TextSlot extends Slot {
  readonly as: TextTag;
  /** `auto`: a text of any language, which begins on its own side. */
  readonly dir?: "auto";
  readonly value: string;
  readonly mobile: string | null;
}

/** `value` and `mobile` are the backend's HTML, not yet sanitised. */
interface HtmlSlot extends Slot {
  readonly dir?: "auto";
  readonly value: string;
  readonly mobile: string | null;
}

interface ImageSlot extends Slot {
  readonly value: Media | null;
  readonly mobile: Media | null;
  readonly alt: string;
  /** As in `<img sizes>`. */
  readonly sizes: string;
  /** True for the first picture of the page, which is loaded first; `"low"` for pictures that must not delay it. */
  readonly priority?: boolean | "low";
  /** Shown instead in dark mode. */
  readonly dark?: Image | null;
  readonly marks?: Marks;
  readonly mobileMarks?: Marks;
}

/** A video, or a file to download, of a media slot. */
interface FileSlot extends Slot {
  readonly media: Media;
  readonly marks?: Marks;
}

interface IconSlot extends Slot {
  /** Null if no icon is set, or a picture is used instead. */
  readonly name: IconName | null;
  readonly marks?: Marks;
}

interface LinkSlot extends Slot {
  readonly value: LinkMeta | null;
  readonly href: string;
  readonly newTab: boolean;
  readonly external: boolean;
  readonly rel?: string;
  /** The link's name, or its target's title. */
  readonly label: string;
  /** Drawn instead of the label. */
  readonly children?: ReactNode;
}

interface ListSlot extends Slot {
  readonly items: readonly SlotElement[];
  readonly render: (item: SlotElement, index: number) => ReactNode;
}

interface SectionSlot {
  readonly element: SlotElement;
  /** `options.component`. */
  readonly component: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** The functions that render slots. Not components, so that a slot adds nothing to the output of its renderer. */
export interface Renderers {
  section(slot: SectionSlot): ReactNode;
  text(slot: TextSlot): ReactNode;
  html(slot: HtmlSlot): ReactNode;
  image(slot: ImageSlot): ReactNode;
  video(slot: FileSlot): ReactNode;
  document(slot: FileSlot): ReactNode;
  icon(slot: IconSlot): ReactNode;
  link(slot: LinkSlot): ReactNode;
  /** Follows links whose names an editor chooses: nothing for shoppers. */
  namedLinks(element: SlotElement): ReactNode;
  /** Follows an element shown on every page that has no section of its own: nothing for shoppers. */
  mark(element: SlotElement): ReactNode;
  /** Inside a dialog whose texts are an element: null for shoppers. `element` is null if it does not exist yet. */
  dialog(handler: string, element: SlotElement | null): ReactNode;
  /** Next to the dialogs of every page: nothing for shoppers. */
  dialogs(): ReactNode;
  list(slot: ListSlot): ReactNode;
  /** All sections of a page, whose handler is `page-section:…`. */
  sections(page: { readonly handler: string; readonly children: ReactNode }): ReactNode;
  /** A section that is hidden on every screen: nothing for shoppers, a named placeholder for staff. */
  hidden(element: SlotElement, component: string): ReactNode;
  /** A section whose time is still to come or over: nothing for shoppers, the section with a note for staff. */
  untimely(element: SlotElement, section: ReactNode): ReactNode;
  /** Above the text of a post, which shows its summary only in lists: nothing for shoppers, a field for staff. */
  summary(post: SlotElement): ReactNode;
  /** Whether empty texts of a page or post are rendered, so that they can be written. */
  readonly drawsEmptyPosts: boolean;
  /** On a post or page of this date (`published_at`): nothing for shoppers, a note for staff while it is still to come. */
  dated(publishedAt: string): ReactNode;
  /** A section of an unknown component: nothing for shoppers, a named placeholder for staff. */
  unknown(element: SlotElement, component: string): ReactNode;
  /** An empty section, or one whose read failed: nothing for shoppers. */
  empty(
    element: SlotElement,
    component: string,
    reason: "empty" | "failed",
    /** A placeholder for the content in edit mode (docs/screens.md §2.5). */
    dummy?: ReactNode,
  ): ReactNode;
  /** On a product's page: nothing for shoppers, the backend's product data for staff (docs/screens.md §2.6). */
  productPanel(product: Product): ReactNode;
}
