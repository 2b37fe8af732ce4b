const lockOf = (tab: string): string => `baseline-edit-tab:${tab}`;

/**
 * Marks this tab as open and returns the other open tabs, whose drafts belong to them. A tab holds a lock on its name
 * until it closes, reloads or crashes.
 */
export async function openTab(tab: string): Promise<ReadonlySet<string>> {
  const others = await openTabs();
  void navigator.locks?.request(lockOf(tab), () => new Promise<never>(() => {}));
  return others;
}

/** The names of the open tabs. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const prefix = lockOf("");
  const query = await navigator.locks?.query();
  return new Set(
    (query?.held ?? []).flatMap(({ name }) =>
      name?.startsWith(prefix) ? name.slice(prefix.length) : [],
    ),
  );
}
