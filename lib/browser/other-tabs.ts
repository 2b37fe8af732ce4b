/**
 * Calls `hear` when another tab changes the entry in local storage, or empties all of it. Returns how to stop. The browser
 * does not tell the tab that made the change.
 */
export function onOtherTabsWrite(name: string, hear: () => void): () => void {
  const handler = ({ key }: StorageEvent) => {
    if (key === name || key === null) hear();
  };
  window.addEventListener("storage", handler);
  return () => window.removeEventListener("storage", handler);
}
