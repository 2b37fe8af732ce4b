/** A further page of posts, parsed from its HTML. */
export interface PostPage {
  readonly page: number;
  /** URL of the next page, "" on the last. */
  readonly next: string;
  readonly list: HTMLElement;
  readonly numbers: Element | null;
  /** Removes posts that are already shown (a new post shifts the pages) and returns how many are left. */
  leaveOut(shown: ReadonlySet<string>): number;
}

/** Milliseconds. */
const DEADLINE = 20_000;

/**
 * Fetches a page of posts of this site, ready to be inserted; null when that fails. The HTML is parsed in an inert
 * document, so its scripts never run.
 */
export async function fetchPostPage(href: string): Promise<PostPage | null> {
  try {
    const answer = await fetch(href, {
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(DEADLINE),
    });
    if (!answer.ok) return null;
    return readPostPage(await answer.text());
  } catch {
    return null;
  }
}

/** Reads the markup of `PostList`; null for any other page. */
function readPostPage(html: string): PostPage | null {
  const inert = new DOMParser().parseFromString(html, "text/html");
  const found = inert.querySelector<HTMLElement>("[data-posts]");
  const page = Number(found?.dataset.posts);
  if (!found || !Number.isInteger(page)) return null;
  const list = document.importNode(found, true);
  const numbers = inert.querySelector("[data-pages]");
  return {
    page,
    next: found.dataset.next ?? "",
    list,
    numbers: numbers && document.importNode(numbers, true),
    leaveOut: (shown) => {
      for (const item of list.querySelectorAll("li")) {
        if (shown.has(item.querySelector("a")?.getAttribute("href") ?? "")) item.remove();
      }
      return list.querySelectorAll("li").length;
    },
  };
}
