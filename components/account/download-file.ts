/** Fetches a file and gives it to the browser to keep; false where that did not work (spec 8.3). */
export async function downloadFile(href: string): Promise<boolean> {
  try {
    const response = await fetch(href, { credentials: "omit" });
    if (!response.ok) return false;
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = address;
    link.download =
      decodeURIComponent(new URL(href).pathname.split("/").at(-1) ?? "") || "download";
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return true;
  } catch {
    return false;
  }
}
