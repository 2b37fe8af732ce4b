import { type AriaAttributes, type PointerEvent, useRef, useState } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";
import { CLOSE_PATH, Glyph } from "./glyph.tsx";
import { Icon, type IconName } from "./icon.tsx";
import type { ToastTone } from "./toast.ts";

const TONES: Record<ToastTone, { icon: IconName; className: string }> = {
  success: { icon: "check", className: "text-highlight" },
  error: { icon: "warning", className: "text-[#ffb4a9]" },
  info: { icon: "info", className: "text-highlight" },
};

/** Pixels of a swipe that dismisses a toast. */
const SWIPE = 56;

interface ToastCardProps {
  readonly tone: ToastTone;
  readonly message: string;
  /** How it is announced. */
  readonly announced: { readonly role: "alert" | "status" } & AriaAttributes;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** One toast: dismissed by its button, or by a swipe to either side. */
export function ToastCard({ tone, message, announced, closeLabel, onClose }: ToastCardProps) {
  const { icon, className } = TONES[tone];
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const end = () => {
    start.current = null;
    setOffset(0);
  };
  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setOffset(event.clientX - start.current);
    },
    onPointerUp: () => {
      if (Math.abs(offset) >= SWIPE) onClose();
      end();
    },
    onPointerCancel: end,
  };

  return (
    <div
      {...swipe}
      style={offset === 0 ? undefined : { transform: `translateX(${offset}px)`, opacity: 0.7 }}
      className="pointer-events-auto flex max-w-md touch-pan-y items-start gap-3 rounded-lg bg-[#10241b] py-1.5 ps-4 pe-1.5 leading-snug font-medium text-white shadow-high ring-1 ring-white/15 [animation:toast-in_160ms_ease-out]"
    >
      <Icon name={icon} className={classNames("mt-2 shrink-0", className)} />
      <span {...announced} className="min-w-0 py-2 wrap-anywhere">
        {message}
      </span>
      <button
        type="button"
        onClick={onClose}
        className="grid size-10 shrink-0 place-items-center rounded-full text-white/80 transition hover:bg-white/15 hover:text-white focus-visible:outline-white"
      >
        <Glyph path={CLOSE_PATH} className="size-5" />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </div>
  );
}
