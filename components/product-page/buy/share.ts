import { showToast } from "#components/ui/toast.ts";

/** Hands the page's address on, chosen options included: to the device's own sheet, else to the clipboard. */
export async function share(title: string, messages: { copied: string; failed: string }) {
  const url = window.location.href;
  const onTouch = typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
  // Refused by the person or the device: nothing to report.
  if (onTouch) return navigator.share({ title, url }).catch(() => undefined);
  const copied = await Promise.resolve(navigator.clipboard?.writeText(url).then(() => true)).catch(
    () => false,
  );
  return showToast(
    copied
      ? { tone: "success", message: messages.copied }
      : { tone: "error", message: messages.failed },
  );
}
