import { readListView, toListQuery } from "#lib/domain/list/list-view.ts";

/** The view of a list whose URL has no query. */
export interface UsualView {
  readonly sort: string;
}

/**
 * The query of a list's form, `""` or with its `?`, always of the first page (docs/screens.md §3.11). A range with one
 * end only and default values are left out.
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
