import { readListView, toListQuery } from "#lib/domain/list/list-view.ts";

/** The view of a list whose URL has no query. */
export interface UsualView {
  readonly sort: string;
}

/** The ends of a range as they are typed; an end that is left empty is the outermost one, which its field knows. */
function rangeOf(form: HTMLFormElement, name: string, ends: readonly string[]): readonly string[] {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.name === name,
  );
  if (ends.length !== 2 || ends.every((end) => end === "")) return ends;
  return ends.map((end, place) => end || (place === 0 ? fields[0]?.min : fields[1]?.max) || "");
}

/**
 * The query of a list's form, `""` or with its `?`, always of the first page (docs/screens.md §3.11). Default values are
 * left out.
 */
export function queryOf(form: HTMLFormElement, usual: UsualView): string {
  const data = new FormData(form);
  const entries = [...new Set(data.keys())].flatMap((name): [string, string][] => {
    const values = rangeOf(form, name, data.getAll(name).map(String));
    return values.includes("") ? [] : [[name, values.join(",")]];
  });
  const view = readListView(entries);
  return toListQuery({ ...view, sort: String(view.sort) === usual.sort ? null : view.sort });
}
