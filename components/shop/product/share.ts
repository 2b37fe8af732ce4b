import { showToast } from "#components/kit/ui/toast.ts";

/**
 * Shares an address, that of the page with its chosen options unless another is given: by the device's share sheet, else
 * by the clipboard.
 */
export async function share(
  title: string,
  messages: { copied: string; failed: string },
  url = window.location.href,
) {
  const onTouch = typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
  // Cancelled by the shopper or refused by the device: no message needed.
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
