"use client";

import { useRouter } from "next/navigation";
import { createElement, type ReactElement, useLayoutEffect, useRef, useState } from "react";

/** React keeps the server's markup inside. */
const AS_DRAWN = { __html: "" };

/** The static parts of the page that this document was loaded with, by number. */
const drawn = new Map<number, Element>();

/**
 * A part of a page without scripts, which the router's copy leaves out because the page's HTML contains it
 * (docs/decisions/0060-the-routers-copy-leaves-out-what-stands-still.md). `lib/web/next/flight/still-parts.ts` puts it
 * into cached pages in place of an element; without a number it renders nothing.
 */
export function Still({ as, n, head, gone }: StillProps) {
  if (gone) return <Gone />;
  if (n === undefined) return null;
  if (head) return <Head n={n} count={head} />;
  return as === "script" ? <Data n={n} /> : <Part as={as ?? "div"} n={n} />;
}

interface StillProps {
  as?: string;
  n?: number;
  /** How many elements of the document's head it replaces. */
  head?: number;
  /** Replaces Next's own page for a missing address. */
  gone?: boolean;
}

const DATA = 'script[type="application/ld+json"]';
/** The page's data for programs, in order, read when first needed. */
let said: readonly string[] | null = null;

/** Data for programs. Their tags have no numbers, because programs search for them literally. */
function Data({ n }: { n: number }) {
  const [text] = useState(() => {
    said ??= [...document.querySelectorAll(DATA)].map(({ textContent }) => textContent);
    return said[n] ?? "";
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content of the page's own script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The server has a better page for an address that was removed during the visit. */
function Gone() {
  useLayoutEffect(() => location.reload(), []);
  return null;
}

/** The elements of the head, by the number of the last one. */
const heads = new Map<number, ReactElement[]>();

/** The page's elements in the document's head. React recognises the same elements, and removes them with the page. */
function Head({ n, count }: { n: number; count: number }) {
  const router = useRouter();
  const [elements] = useState(() => heads.get(n) ?? readHead(n, count));
  useLayoutEffect(() => {
    if (elements.length === 0) router.refresh();
  }, [elements, router]);
  return elements;
}

function readHead(n: number, count: number): ReactElement[] {
  const elements: ReactElement[] = [];
  for (let at = find(n); at && elements.length < count; at = at.previousElementSibling)
    elements.unshift(
      createElement(
        at.localName,
        {
          key: elements.length,
          ...Object.fromEntries(
            [...at.attributes].map(({ name, value }) => [
              name === "hreflang" ? "hrefLang" : name,
              value,
            ]),
          ),
        },
        at.textContent || undefined,
      ),
    );
  if (elements.length > 0) heads.set(n, elements);
  return elements;
}

function Part({ as, n }: { as: string; n: number }) {
  const place = useRef<Element>(null);
  const router = useRouter();
  // Before React replaces it, which it does if a page does not match its HTML.
  useState(() => find(n));
  useLayoutEffect(() => {
    const [own, old] = [place.current, find(n)];
    if (!own || own === old) return;
    // Without its markup, the router requests the whole page.
    if (!old) return router.refresh();
    // The page is shown again from the router's cache.
    for (const { name, value } of old.attributes) own.setAttribute(name, value);
    own.append(...old.childNodes);
    drawn.set(n, own);
    resetControls(own);
  }, [n, router]);
  return createElement(as, {
    ref: place,
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant.
    dangerouslySetInnerHTML: AS_DRAWN,
  });
}

/** Resets controls to their initial state: components restore chosen values themselves if needed. */
function resetControls(place: Element): void {
  for (const control of [place, ...place.querySelectorAll("input, select, textarea")])
    if (control instanceof HTMLSelectElement) {
      const usual = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
      control.selectedIndex = Math.max(0, usual);
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = control.defaultValue;
      if ("checked" in control) control.checked = control.defaultChecked;
    }
}

function find(n: number): Element | null {
  const found = drawn.get(n) ?? document.querySelector(`[data-still="${n}"]`);
  if (found) drawn.set(n, found);
  return found;
}
