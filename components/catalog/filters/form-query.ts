import { readListView, toListQuery } from "#lib/domain/list/list-view.ts";
import { codeOf } from "#lib/domain/list/typed-ends.ts";
import { readDecimal } from "#lib/utils/numbers/read-number.ts";

/** The view of a list whose URL has no query. */
export interface UsualView {
  readonly sort: string;
}

/** A field for a number: it holds what was read of it in `data-number`. */
const NUMBERS = "input[data-number]";

/**
 * Reads every number that was typed, by the page's language. With `mark` it is said at the field that one cannot be read;
 * without it only marks that are no longer true are taken away. False where one cannot be read.
 */
export function readNumbers(root: ParentNode, locale: string, mark: boolean): boolean {
  const fields = [...root.querySelectorAll<HTMLInputElement>(NUMBERS)];
  const wrong = fields.filter((field) => {
    const text = field.value.trim();
    const read = text === "" ? "" : readDecimal(text, locale);
    field.dataset.number = read ?? "";
    if (read !== null) field.removeAttribute("aria-invalid");
    else if (mark) field.setAttribute("aria-invalid", "true");
    return read === null;
  });
  for (const said of root.querySelectorAll<HTMLElement>("[data-unread]")) {
    const isWrong = said.parentElement?.querySelector(`${NUMBERS}[aria-invalid]`) ?? null;
    said.textContent = isWrong ? (said.dataset.unread ?? "") : "";
  }
  return wrong.length === 0;
}

/**
 * The values of a name, of numbers what was read of them. An end of a range that is left empty is the outermost one, which its
 * field knows.
 */
function valuesOf(form: HTMLFormElement, data: FormData, name: string): readonly string[] {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.name === name,
  );
  const isNumber = fields.some(({ dataset }) => dataset.number !== undefined);
  const values = isNumber
    ? fields.map(({ dataset }) => dataset.number ?? "")
    : data.getAll(name).map(String);
  if (values.length !== 2 || values.every((end) => end === "")) return values;
  return values.map((end, place) => {
    const field = fields[place];
    return end || field?.dataset.outermost || (place === 0 ? field?.min : field?.max) || "";
  });
}

/**
 * The query of a list's form, `""` or with its `?`, always of the first page (docs/screens.md §3.11). Default values are
 * left out. Numbers are those that `readNumbers` has read.
 */
export function queryOf(form: HTMLFormElement, usual: UsualView): string {
  const data = new FormData(form);
  const entries = [...new Set(data.keys())].flatMap((name): [string, string][] => {
    const values = valuesOf(form, data, name);
    return values.includes("") ? [] : [[codeOf(name), values.join(",")]];
  });
  const view = readListView(entries);
  return toListQuery({ ...view, sort: String(view.sort) === usual.sort ? null : view.sort });
}
