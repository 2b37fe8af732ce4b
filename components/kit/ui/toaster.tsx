import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createRoot } from "react-dom/client";
import { toast, useToaster } from "react-hot-toast/headless";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { ToastMessage, ToastTone } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";
import { freePlace, type ToastPlace } from "./toast-place.ts";

/** Visible toasts: another one replaces the oldest. */
const LIMIT = 3;
/** The longest time in milliseconds for which a hovering mouse or the focus keeps a toast open. */
const LONGEST_PAUSE = 20_000;

const toneOf = (name = ""): ToastTone => (name === "success" || name === "error" ? name : "info");

let host: HTMLElement | null = null;
let closeLabel = "";
/** Counts the shopper's clicks, and how many there were when a toast was raised. */
let presses = 0;
const raisedAt = new Map<string, number>();

const idOf = ({ tone, message }: Pick<ToastMessage, "tone" | "message">) => `${tone}:${message}`;

/** Shows a toast; the first one mounts the toaster. The same message replaces itself. */
export function raiseToast({ tone, message, duration }: ToastMessage, close: string): void {
  closeLabel = close;
  if (!host?.isConnected) mount();
  lift();
  const id = idOf({ tone, message });
  raisedAt.set(id, presses);
  toast(message, {
    id,
    duration,
    className: tone,
    ariaProps:
      tone === "error"
        ? { role: "alert", "aria-live": "assertive" }
        : { role: "status", "aria-live": "polite" },
  });
}

const lower = (id: string): void => {
  raisedAt.delete(id);
  toast.dismiss(id);
};

export const lowerToast = (message: Pick<ToastMessage, "tone" | "message">): void =>
  lower(idOf(message));

/** Hides the toasts from before the shopper's last click. */
export function lowerOldToasts(): void {
  for (const [id, at] of raisedAt) if (at < presses) lower(id);
}

function mount(): void {
  host = document.createElement("div");
  host.dataset.toaster = "";
  document.body.append(host);
  createRoot(host).render(<Toaster />);
  for (const kind of ["pointerdown", "keydown", "click"])
    window.addEventListener(kind, countPress, true);
}

function countPress(): void {
  presses += 1;
}

/**
 * Everything outside an open modal dialog is inert and not announced, so the toaster moves into the dialog and back.
 */
function lift(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")].at(-1);
  if (!host) return;
  if (!dialog) {
    if (host.parentElement !== document.body) document.body.append(host);
    return;
  }
  if (dialog.contains(host)) return;
  dialog.append(host);
  dialog.addEventListener("close", () => host && document.body.append(host), { once: true });
}

function Toaster() {
  const { toasts, handlers } = useToaster();
  const shown = toasts.filter(({ visible }) => visible);
  const { pausing, release } = usePause(handlers);
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace(box, shown.map(({ id }) => id).join());

  const excess = shown.slice(LIMIT).map(({ id }) => id);
  const dismissExcess = useEffectEvent(() => {
    for (const id of excess) lower(id);
  });
  useEffect(() => {
    if (excess.length > 0) dismissExcess();
  }, [excess.length]);

  const isEmpty = shown.length === 0;
  // A toast that disappears takes the mouse or the focus with it, without an event.
  useEffect(() => {
    if (isEmpty) release();
  }, [isEmpty, release]);

  return (
    <div
      ref={box}
      {...pausing}
      data-above-foot
      className={classNames(
        "pointer-events-none fixed inset-x-0 z-50 mx-auto flex w-fit max-w-full flex-col-reverse items-center gap-2 p-2 print:hidden",
        "[dialog_&]:top-0 [dialog_&]:bottom-auto",
        place === "top" ? "top-(--toast-top,4.25rem)" : "bottom-(--toast-clear,0px)",
      )}
    >
      {shown.map(({ id, className, message, ariaProps }) => (
        <ToastCard
          key={id}
          tone={toneOf(className)}
          message={typeof message === "string" ? message : ""}
          announced={ariaProps}
          closeLabel={closeLabel}
          onClose={() => {
            lower(id);
            release();
          }}
        />
      ))}
    </div>
  );
}

/**
 * Keeps the toasts while a mouse that really moved is over them, or the keyboard's focus is in them, up to a limit.
 * After a tap a browser reports a mouse there, which neither moves nor leaves.
 */
function usePause(handlers: ReturnType<typeof useToaster>["handlers"]) {
  const [paused, setPaused] = useState(false);
  const spot = useRef("");
  /** The longest pause is over: it starts again once mouse or focus were elsewhere. */
  const spent = useRef(false);
  const endPause = useEffectEvent(() => handlers.endPause());
  const startPause = useEffectEvent(() => handlers.startPause());

  useEffect(() => {
    if (!paused) return;
    startPause();
    const timer = setTimeout(() => {
      spent.current = true;
      setPaused(false);
    }, LONGEST_PAUSE);
    return () => {
      clearTimeout(timer);
      endPause();
    };
  }, [paused]);

  const [release] = useState(() => () => {
    spot.current = "";
    spent.current = false;
    setPaused(false);
  });
  const hold = () => {
    if (!spent.current) setPaused(true);
  };
  const pausing = {
    onPointerMove: ({ pointerType, screenX, screenY }: PointerEvent) => {
      if (pointerType !== "mouse" || !window.matchMedia("(any-hover: hover)").matches) return;
      const now = `${screenX} ${screenY}`;
      if (spot.current !== "" && spot.current !== now) hold();
      spot.current = now;
    },
    onPointerLeave: release,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(":focus-visible")) hold();
    },
    onBlur: release,
  };
  return { pausing, release };
}

/** The place where the toasts of these ids cover no button, also after scrolling. */
function usePlace(box: { readonly current: HTMLElement | null }, ids: string): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>("top");
  const settle = useEffectEvent(() => {
    const own = box.current;
    if (!own || own.closest("dialog")) return;
    const { left, right, height } = own.getBoundingClientRect();
    const style = getComputedStyle(own);
    const clear = toPixels(style.getPropertyValue("--toast-clear"), 0);
    const top = toPixels(style.getPropertyValue("--toast-top"), 4.25);
    const foot = window.innerHeight - clear;
    const places = {
      top: { left, right, top, bottom: top + height },
      bottom: { left, right, top: foot - height, bottom: foot },
    };
    setPlace((current) => freePlace(places, current, own));
  });
  useLayoutEffect(() => {
    if (ids === "") {
      setPlace("top");
      return;
    }
    settle();
    const onScroll = () => settle();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [ids]);
  return place;
}

/** A length in rem as pixels. */
const toPixels = (length: string, otherwise: number): number =>
  (Number.parseFloat(length) || otherwise) * 16;
