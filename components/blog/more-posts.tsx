"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { fetchPostPage, type PostPage } from "./fetch-post-page.ts";

interface Props {
  page: number;
  /** Address of the page after this one, "" where there is none. */
  next: string;
  /** The page numbers, as the server drew them. */
  children: ReactNode;
}

type State = "idle" | "loading" | "failed";

/**
 * `Load more`: appends the next page (docs/screens.md §3.10). It is the kept page itself that is fetched, so that
 * nothing but HTML everybody shares is asked for, and cards are drawn in one place only. Without scripts the numbers
 * are links.
 */
export function MorePosts({ page, next, children }: Props) {
  const t = useTranslations("blog");
  const list = useRef<HTMLDivElement>(null);
  const numbers = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ page, next });
  const [state, setState] = useState<State>("idle");
  const [said, say] = useState("");

  function append(part: PostPage): void {
    list.current?.append(part.list);
    numbers.current?.replaceChildren(part.numbers ?? "");
    setAt({ page: part.page, next: part.next });
  }

  // Back from a post: what had been loaded is there again before the browser scrolls to it.
  const restore = useEffectEvent(() => {
    for (const part of keptPages(page)) append(part);
  });
  useLayoutEffect(() => restore(), []);

  async function load(): Promise<void> {
    if (state === "loading") return;
    setState("loading");
    say("");
    const part = await fetchPostPage(at.next);
    if (!part) return setState("failed");
    setState("idle");
    // A list that has become shorter meanwhile answers with its first page.
    if (part.page !== at.page + 1) return setAt({ ...at, next: "" });
    const count = part.leaveOut(new Set(linksOf(list.current?.parentElement)));
    append(part);
    keepPages(page, part);
    say(t("loaded", { count }));
    part.list.querySelector("a")?.focus();
  }

  return (
    <>
      {/* What is put in here is plain markup: its links are marked for the router like all others. */}
      <div
        ref={list}
        className="mt-[clamp(1.5rem,3vw,2.5rem)] flex flex-col gap-[clamp(1.5rem,3vw,2.5rem)] empty:hidden"
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {state === "failed" && (
        <Notice tone="danger" className="mx-auto mt-8 max-w-xl">
          {t("failed")}
        </Notice>
      )}
      {at.next !== "" && (
        <p className="mt-10 text-center noscript:hidden">
          <Button variant="secondary" size="lg" loading={state === "loading"} onClick={load}>
            {t("loadMore")}
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

/** What the whole list shows already. */
const linksOf = (root: Element | null | undefined): string[] =>
  [...(root?.querySelectorAll("[data-posts] a") ?? [])].map(
    (link) => link.getAttribute("href") ?? "",
  );

/** The list that was read last: where, from which page on, and what was loaded. Lives as long as the tab shows the shop. */
let kept: { readonly list: string; readonly pages: PostPage[] } | null = null;

const nameOf = (firstPage: number) => `${location.pathname}|${firstPage}`;
const pageInUrl = () => new URLSearchParams(location.search).get("page");

/** Remembers a loaded page, also in the address: a reload opens it, and so does a link to it. */
function keepPages(firstPage: number, loaded: PostPage): void {
  const list = nameOf(firstPage);
  if (kept?.list !== list) kept = { list, pages: [] };
  kept.pages.push(loaded);
  const url = new URL(location.href);
  url.searchParams.set("page", String(loaded.page));
  history.replaceState(null, "", url);
}

/** What had been loaded when this list was left, where the address still names it. */
function keptPages(firstPage: number): readonly PostPage[] {
  if (kept?.list !== nameOf(firstPage)) return [];
  if (String(kept.pages.at(-1)?.page) === pageInUrl()) return kept.pages;
  kept = null;
  return [];
}
