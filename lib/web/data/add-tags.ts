import "server-only";

interface PageOptions {
  readonly tags: string[];
  /** Seconds after which the page is rendered again. */
  readonly revalidate: number;
}

/**
 * Gives the page being rendered its tags and lifetime. Next takes them only from fetches; a fetch of a data URL sends
 * no request.
 */
export const addTags = (next: PageOptions) => fetch("data:,", { next });
