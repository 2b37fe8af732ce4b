/** The name under which a tab stores texts typed next to a source, which are not changes of its page. */
export const besideOf = (tab: string): string => `${tab}:beside`;
export const isBeside = (draft: string): boolean => draft.endsWith(besideOf(""));

/** Whether a draft is of a visit that is open. */
export const isOfOpen = (draft: string, open: ReadonlySet<string>): boolean =>
  open.has(draft.split(":")[0] ?? "");
