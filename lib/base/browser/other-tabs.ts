/**
 * Calls `onWrite` when another tab changes the entry in local storage, or clears the storage. Returns a function that
 * stops listening. The browser does not notify the tab that made the change.
 */
export function onOtherTabsWrite(name: string, onWrite: () => void): () => void {
  const handler = ({ key }: StorageEvent) => {
    if (key === name || key === null) onWrite();
  };
  window.addEventListener("storage", handler);
  return () => window.removeEventListener("storage", handler);
}
