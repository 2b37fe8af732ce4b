/** What a visit of a tab calls the texts that were typed beside a source, which are no changes of its page. */
export const besideOf = (tab: string): string => `${tab}:beside`;
export const isBeside = (draft: string): boolean => draft.endsWith(besideOf(""));

/** Whether a draft is of a visit that is open. */
export const isOfOpen = (draft: string, open: ReadonlySet<string>): boolean =>
  open.has(draft.split(":")[0] ?? "");
