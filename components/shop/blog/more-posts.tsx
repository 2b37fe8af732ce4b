"use client";

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { fetchPostPage, type PostPage } from "./fetch-post-page.ts";

interface Props {
  page: number;
  /** URL of the next page, "" on the last. */
  next: string;
  labels: { readonly loadMore: string; readonly failed: string };
  /** The page numbers, rendered by the server. */
  children: ReactNode;
}

/** If its code cannot be loaded, nothing is announced, but the posts are still there. */
const LoadedCount = lazy(() =>
  import("./loaded-count.tsx").then(
    ({ LoadedCount }) => ({ default: LoadedCount }),
    (): { default: ComponentType<{ count: number }> } => ({ default: () => null }),
  ),
);

type State = "idle" | "loading" | "failed";

/**
 * `Load more`: appends the next page (docs/screens.md §3.10). It fetches the next page's cached HTML, so that cards are
 * rendered in only one place. Without JavaScript the numbers are links.
 */
export function MorePosts({ page, next, labels, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const numbers = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ page, next });
  const [state, setState] = useState<State>("idle");
  const [added, setAdded] = useState<number | null>(null);

  function append(part: PostPage): void {
    list.current?.append(part.list);
    numbers.current?.replaceChildren(part.numbers ?? "");
    setAt({ page: part.page, next: part.next });
  }

  // On return from a post the loaded pages are restored before the browser scrolls.
  const restore = useEffectEvent(() => {
    for (const part of keptPages(page)) append(part);
  });
  useLayoutEffect(() => restore(), []);

  async function load(): Promise<void> {
    if (state === "loading") return;
    setState("loading");
    setAdded(null);
    const part = await fetchPostPage(at.next);
    if (!part) return setState("failed");
    setState("idle");
    // If the list has become shorter, the backend returns its first page instead.
    if (part.page !== at.page + 1) return setAt({ ...at, next: "" });
    const count = part.leaveOut(new Set(linksOf(list.current?.parentElement)));
    append(part);
    keepPages(page, part);
    setAdded(count);
    part.list.querySelector("a")?.focus();
  }

  return (
    <>
      {/* Plain markup is inserted here: its links are marked for the router like all others. */}
      <div
        ref={list}
        className="mt-[clamp(1.5rem,3vw,2.5rem)] flex flex-col gap-[clamp(1.5rem,3vw,2.5rem)] empty:hidden"
      />
      <p role="status" className="sr-only">
        {added !== null && (
          <Suspense>
            <LoadedCount count={added} />
          </Suspense>
        )}
      </p>
      {state === "failed" && (
        <Notice tone="danger" className="mx-auto mt-8 max-w-xl">
          {labels.failed}
        </Notice>
      )}
      {at.next !== "" && (
        <p className="mt-10 text-center noscript:hidden">
          <Button variant="secondary" size="lg" loading={state === "loading"} onClick={load}>
            {labels.loadMore}
          </Button>
        </p>
      )}
      <div className="mt-10" hidden={at.page !== page}>
        {children}
      </div>
      <div ref={numbers} className="mt-10 empty:hidden" />
    </>
  );
}

/** URLs of the posts that the list already shows. */
const linksOf = (root: Element | null | undefined): string[] =>
  [...(root?.querySelectorAll("[data-posts] a") ?? [])].map(
    (link) => link.getAttribute("href") ?? "",
  );

/** The last list: its path, its first page and the loaded pages. Kept until the next full page load. */
let kept: { readonly list: string; readonly pages: PostPage[] } | null = null;

const nameOf = (firstPage: number) => `${location.pathname}|${firstPage}`;
const pageInUrl = () => new URLSearchParams(location.search).get("page");

/** Stores a loaded page, also in the URL, so that a reload or a shared link opens it. */
function keepPages(firstPage: number, loaded: PostPage): void {
  const list = nameOf(firstPage);
  if (kept?.list !== list) kept = { list, pages: [] };
  kept.pages.push(loaded);
  const url = new URL(location.href);
  url.searchParams.set("page", String(loaded.page));
  history.replaceState(null, "", url);
}

/** The pages that were loaded when this list was left, if the URL still names the last of them. */
function keptPages(firstPage: number): readonly PostPage[] {
  if (kept?.list !== nameOf(firstPage)) return [];
  if (String(kept.pages.at(-1)?.page) === pageInUrl()) return kept.pages;
  kept = null;
  return [];
}
