/** Fetches a file and saves it as a download; false if that fails (docs/screens.md §5.3). */
export async function downloadFile(href: string): Promise<boolean> {
  try {
    const response = await fetch(href, { credentials: "omit" });
    if (!response.ok) return false;
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = address;
    link.download = fileNameOf(href);
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return true;
  } catch {
    return false;
  }
}

/** The last segment of the path, decoded; `download` if it is empty or cannot be decoded. */
function fileNameOf(href: string): string {
  const name = new URL(href).pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name) || "download";
  } catch {
    return "download";
  }
}
