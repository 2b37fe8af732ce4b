import "server-only";

interface PageOptions {
  readonly tags: string[];
  /** Seconds after which the page is rendered again. */
  readonly revalidate: number;
}

/**
 * Gives the page that is being rendered tags and a lifetime. Next takes them from its fetches only; a fetch of a data URL
 * sends no request.
 */
export const addTags = (next: PageOptions) => fetch("data:,", { next });
