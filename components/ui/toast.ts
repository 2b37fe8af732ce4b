export type ToastTone = "success" | "error" | "info";

export interface ToastMessage {
  readonly tone: ToastTone;
  readonly message: string;
  /** Milliseconds; by default as long as it takes to read. */
  readonly duration?: number;
}

/** 50 ms per character, at least 3 s, at most 12 s (docs/screens.md §5.1). */
export const toastDuration = (message: string): number =>
  Math.min(12_000, Math.max(3_000, message.length * 50));

/** Hides a toast before its time is over. */
export async function hideToast(toast: Pick<ToastMessage, "tone" | "message">): Promise<void> {
  const { lowerToast } = await import("./toaster.tsx");
  lowerToast(toast);
}

/** Shows a message for a while. The toaster is loaded by the first one, so pages without toasts never pay for it. */
export async function showToast(toast: ToastMessage): Promise<void> {
  const { raiseToast } = await import("./toaster.tsx");
  raiseToast({ ...toast, duration: toast.duration ?? toastDuration(toast.message) });
}
