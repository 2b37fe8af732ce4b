import { createRoot } from "react-dom/client";
import { toast, useToaster } from "react-hot-toast/headless";
import { classNames } from "#lib/utils/class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import type { ToastMessage, ToastTone } from "./toast.ts";

const TONES: Record<ToastTone, { icon: IconName; className: string }> = {
  success: { icon: "check", className: "text-highlight" },
  error: { icon: "warning", className: "text-[#ffb4a9]" },
  info: { icon: "info", className: "text-highlight" },
};

const toneOf = (name = ""): ToastTone => (name === "success" || name === "error" ? name : "info");

let host: HTMLElement | null = null;

const idOf = ({ tone, message }: Pick<ToastMessage, "tone" | "message">) => `${tone}:${message}`;

/** Shows a toast; the first one mounts the toaster. */
export function raiseToast({ tone, message, duration }: ToastMessage): void {
  if (!host?.isConnected) mount();
  lift();
  toast(message, {
    id: idOf({ tone, message }),
    duration,
    className: tone,
    ariaProps:
      tone === "error"
        ? { role: "alert", "aria-live": "assertive" }
        : { role: "status", "aria-live": "polite" },
  });
}

export const lowerToast = (message: Pick<ToastMessage, "tone" | "message">): void =>
  toast.dismiss(idOf(message));

function mount(): void {
  host = document.createElement("div");
  host.dataset.toaster = "";
  document.body.append(host);
  createRoot(host).render(<Toaster />);
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
  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-(--toast-clear,0px) z-50 flex flex-col items-center gap-2 p-4 [dialog_&]:top-0 [dialog_&]:bottom-auto [dialog_&]:p-2 print:hidden"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
    >
      {toasts
        .filter((item) => item.visible)
        .map((item) => {
          const { icon, className } = TONES[toneOf(item.className)];
          return (
            <div
              key={item.id}
              {...item.ariaProps}
              className="pointer-events-auto flex max-w-md items-start gap-3 rounded-lg on-deep bg-deep px-4 py-3 leading-snug font-medium text-on-deep shadow-high ring-1 ring-white/15 [animation:toast-in_160ms_ease-out]"
            >
              <Icon name={icon} className={classNames("shrink-0", className)} />
              <span className="min-w-0 wrap-anywhere">
                {typeof item.message === "string" ? item.message : null}
              </span>
            </div>
          );
        })}
    </div>
  );
}
