const lockOf = (tab: string): string => `baseline-edit-tab:${tab}`;

/**
 * Says that this visit of a tab is open, and tells the others that are, whose drafts are their own. A visit holds a lock
 * on its name until it is gone, however it goes: by a reload, a crash or a dead battery.
 */
export async function openTab(tab: string): Promise<ReadonlySet<string>> {
  const others = await openTabs();
  void navigator.locks?.request(lockOf(tab), () => new Promise<never>(() => {}));
  return others;
}

/** The visits that are open. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const prefix = lockOf("");
  const query = await navigator.locks?.query();
  return new Set(
    (query?.held ?? []).flatMap(({ name }) =>
      name?.startsWith(prefix) ? name.slice(prefix.length) : [],
    ),
  );
}
