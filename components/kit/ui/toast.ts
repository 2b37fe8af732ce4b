export type ToastTone = "success" | "error" | "info";

export interface ToastMessage {
  readonly tone: ToastTone;
  readonly message: string;
  /** Milliseconds; by default the time needed to read it. */
  readonly duration?: number;
}

let toaster: Promise<typeof import("./toaster.tsx")> | null = null;

/** The toaster's code, loaded by the first toast. The next toast retries a failed download. */
function loadToaster() {
  toaster ??= import("./toaster.tsx").catch((error: unknown) => {
    toaster = null;
    throw error;
  });
  return toaster;
}

let closeLabel = "Close";

/**
 * Sets the label of the toasts' close button in the page's language: the toaster is rendered outside the page's
 * messages.
 */
export const nameToastClose = (label: string): void => {
  closeLabel = label;
};

/** 50 ms per character, at least 3 s, at most 12 s (docs/screens.md §5.1). */
export const toastDuration = (message: string): number =>
  Math.min(12_000, Math.max(3_000, message.length * 50));

/** Hides a toast before its time is over. */
export async function hideToast(toast: Pick<ToastMessage, "tone" | "message">): Promise<void> {
  (await loadToaster()).lowerToast(toast);
}

/** After a navigation: hides the toasts of the previous page. Those that answer the last click stay. */
export const dropToasts = (): void =>
  void toaster?.then(({ lowerOldToasts }) => lowerOldToasts()).catch(() => null);

/** Shows a message for a while. The toaster is loaded by the first one, so pages without toasts never pay for it. */
export async function showToast(toast: ToastMessage): Promise<void> {
  const { raiseToast } = await loadToaster();
  raiseToast({ ...toast, duration: toast.duration ?? toastDuration(toast.message) }, closeLabel);
}
