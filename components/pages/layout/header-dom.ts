import { pressedKey } from "#lib/base/browser/pressed-key.ts";

const WIDE = "(min-width: 64rem)";

const header = () => document.querySelector<HTMLElement>(".site-header");
const menuButton = () => document.querySelector<HTMLElement>("#menu-button");
const isOpen = (button: Element) => button.getAttribute("aria-expanded") === "true";
const openToggles = () => [
  ...(header()?.querySelectorAll<HTMLElement>(".nav-toggle[aria-expanded=true]") ?? []),
];

function setOpen(button: Element, open: boolean): void {
  button.setAttribute("aria-expanded", String(open));
  if (button.id === "menu-button") setBehind(open);
}

/** Everything behind the open menu is inert and does not scroll (app/styles/header.css). */
function setBehind(covered: boolean): void {
  document.documentElement.toggleAttribute("data-menu-open", covered);
  for (const part of document.querySelectorAll<HTMLElement>("[data-behind-menu]"))
    part.inert = covered;
}

/** Closes the menu and every panel: on a route change, and when the window has become wide. */
export function closeAll(): void {
  for (const toggle of openToggles()) setOpen(toggle, false);
  const menu = menuButton();
  if (menu) setOpen(menu, false);
  header()?.querySelector("[data-dismissed]")?.removeAttribute("data-dismissed");
}

/** Marks the link of the current page. */
export function markCurrent(pathname: string): void {
  for (const link of header()?.querySelectorAll<HTMLAnchorElement>("a.nav-link") ?? []) {
    if (link.pathname === pathname && link.host === location.host)
      link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

const elementOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target : null;

function onClick(event: MouseEvent): void {
  const target = elementOf(event);
  if (!target) return;
  const button = target.closest("#menu-button, .nav-toggle");
  const open = button ? !isOpen(button) : false;
  const keepsMenu = target.closest(".site-menu, #menu-button");
  // In the bar one panel is open at a time; in a phone's menu there can be several.
  if (matchMedia(WIDE).matches) for (const other of openToggles()) setOpen(other, false);
  if (button) setOpen(button, open);
  else if (target.closest("a[href]")) afterLink(target);
  else if (!keepsMenu && !matchMedia(WIDE).matches) closeAll();
}

/** A link to the current page does not change the route, so the menu is closed here. A hovered panel is closed too. */
function afterLink(target: Element): void {
  target.closest(".nav-item")?.setAttribute("data-dismissed", "");
  for (const toggle of openToggles()) setOpen(toggle, false);
  const menu = menuButton();
  if (menu && isOpen(menu)) setOpen(menu, false);
}

function onKey(event: KeyboardEvent): void {
  if (pressedKey(event) !== "Escape" || document.querySelector("dialog:modal")) return;
  const focused = document.activeElement;
  header()?.querySelector(".nav-item:hover")?.setAttribute("data-dismissed", "");
  const panel = openToggles().at(-1);
  const menu = menuButton();
  if (panel && matchMedia(WIDE).matches) {
    setOpen(panel, false);
    if (panel.parentElement?.contains(focused)) panel.focus();
  } else if (menu && isOpen(menu)) {
    setOpen(menu, false);
    menu.focus();
  }
}

/** A panel closes when the focus leaves it. */
function onFocus(event: FocusEvent): void {
  const target = elementOf(event);
  if (!matchMedia(WIDE).matches) return;
  for (const toggle of openToggles()) {
    if (!toggle.parentElement?.contains(target)) setOpen(toggle, false);
  }
}

/** Listens on the document, so that it still works after the header is rendered again. */
export function watchHeader(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const wide = matchMedia(WIDE);
  document.addEventListener("click", onClick, { signal });
  document.addEventListener("keydown", onKey, { signal });
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("pointerover", onPointer, { signal });
  wide.addEventListener("change", closeAll, { signal });
  return () => {
    // The markup that replaces the header may have no menu to close.
    setBehind(false);
    controller.abort();
  };
}

/** A panel closed by Escape or a click can open again only after the pointer has left its item. */
function onPointer(event: PointerEvent): void {
  const here = elementOf(event)?.closest(".nav-item");
  for (const item of document.querySelectorAll("[data-dismissed]")) {
    if (item !== here) item.removeAttribute("data-dismissed");
  }
}
