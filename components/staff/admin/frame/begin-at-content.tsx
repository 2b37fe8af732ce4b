"use client";

import { useEffect } from "react";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { shortcutKey } from "#lib/base/browser/shortcut-key.ts";

const BY_KEY = "admin-by-key";

/** Storage can be forbidden: then a page begins at its top. */
function remember(isByKey: boolean): void {
  try {
    if (isByKey) sessionStorage.setItem(BY_KEY, "yes");
    else sessionStorage.removeItem(BY_KEY);
  } catch {
    // As for those who use a mouse.
  }
}

/** Whether the last page was left by a key. It is asked once for each page. */
function wasByKey(): boolean {
  try {
    const isByKey = sessionStorage.getItem(BY_KEY) !== null;
    remember(false);
    return isByKey;
  } catch {
    return false;
  }
}

/** The heading of a page, which takes the focus of those who come by keyboard; or what its address names. */
function beginning(): HTMLElement | null {
  const named = document.getElementById(window.location.hash.slice(1));
  return named ?? document.querySelector<HTMLElement>("#main h1");
}

const goTo = (place: HTMLElement | null): void => {
  if (!place) return;
  place.tabIndex = -1;
  place.focus();
};

/**
 * Whoever works by keyboard goes on at the heading of the page that a key has led to, and not in front of the navigation,
 * which every page of the admin area has. In lists of links the arrow keys, Home and End go from line to line, and
 * Ctrl/Cmd+S saves a form.
 */
export function BeginAtContent() {
  useEffect(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const isNew = visit?.type === "navigate";
    if (wasByKey() && isNew && document.activeElement === document.body) goTo(beginning());
    // A key presses a link or button without a place; Enter takes what is found, too.
    const onClick = (event: MouseEvent) => remember(event.detail === 0);
    const onKeyDown = (event: KeyboardEvent) => {
      if (pressedKey(event) === "Enter") remember(true);
      if ((event.ctrlKey || event.metaKey) && shortcutKey(event) === "s") saveForm(event);
      moveInLinks(event);
    };
    const onHash = () => goTo(document.getElementById(window.location.hash.slice(1)));
    window.addEventListener("click", onClick, true);
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("hashchange", onHash);
    return () => {
      window.removeEventListener("click", onClick, true);
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("hashchange", onHash);
    };
  }, []);
  return null;
}

/** As in the editor, Ctrl/Cmd+S saves: the form that has the focus, or the only one of the page. */
function saveForm(event: KeyboardEvent): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('#main form[method="post"]')];
  const form =
    forms.find((one) => one.contains(document.activeElement)) ??
    (forms.length === 1 ? forms[0] : undefined);
  if (!form) return;
  event.preventDefault();
  const save = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  // Behind a question nothing is sent, nor twice.
  if (save && save.ariaDisabled !== "true" && !document.querySelector("dialog:modal")) {
    remember(true);
    form.requestSubmit(save);
  }
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus within a list whose lines are links. */
function moveInLinks(event: KeyboardEvent): void {
  const step = STEPS[pressedKey(event)];
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  const { activeElement } = document;
  if (!step || hasModifier || event.defaultPrevented || !activeElement) return;
  const list = activeElement.closest("[data-link-list]");
  const links = [...(list?.querySelectorAll<HTMLElement>("li > a") ?? [])];
  const at = links.indexOf(activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  links[step(at, links.length - 1)]?.focus();
}
