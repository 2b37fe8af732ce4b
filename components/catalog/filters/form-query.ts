import { readListView, toListQuery } from "#lib/domain/list/list-view.ts";

/** The view of a list whose address has no query. */
export interface UsualView {
  readonly sort: string;
}

/**
 * The query a list's form stands for, `""` or with its `?`, always of the first page (docs/screens.md §3.11). Half a
 * range is none; what is usual is left out.
 */
export function queryOf(form: HTMLFormElement, usual: UsualView): string {
  const data = new FormData(form);
  const entries = [...new Set(data.keys())].flatMap((name): [string, string][] => {
    const values = data.getAll(name).map(String);
    return values.includes("") ? [] : [[name, values.join(",")]];
  });
  const view = readListView(entries);
  return toListQuery({ ...view, sort: String(view.sort) === usual.sort ? null : view.sort });
}
