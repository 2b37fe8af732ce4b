const lockOf = (tab: string): string => `baseline-edit-tab:${tab}`;

/**
 * Names this visit of a tab, and tells the visits that are still open, whose drafts are their own. A visit holds a lock
 * on its name until it is gone, however it goes: by a reload, a crash or a dead battery.
 */
export async function openTab(): Promise<{
  readonly tab: string;
  readonly living: ReadonlySet<string>;
}> {
  const prefix = lockOf("");
  const query = await navigator.locks?.query();
  const living = new Set(
    (query?.held ?? []).flatMap(({ name }) =>
      name?.startsWith(prefix) ? name.slice(prefix.length) : [],
    ),
  );
  const tab = crypto.randomUUID();
  void navigator.locks?.request(lockOf(tab), () => new Promise<never>(() => {}));
  return { tab, living };
}
