/** A later page of posts, taken out of its own HTML. */
export interface PostPage {
  readonly page: number;
  /** Address of the page after it, "" where there is none. */
  readonly next: string;
  readonly list: HTMLElement;
  readonly numbers: Element | null;
  /** Takes out what is shown already (posts move on when a new one is published) and answers how many are left. */
  leaveOut(shown: ReadonlySet<string>): number;
}

/** Milliseconds. */
const DEADLINE = 20_000;

/**
 * The posts of a page of this site, ready to be put into the document; null where it could not be had. The answer is parsed
 * in an inert document: its scripts never run.
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

/** Reads what `PostList` has written; null for any other page. */
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
