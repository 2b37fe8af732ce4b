import { readDecimal } from "#lib/base/utils/numbers/read-number.ts";
import { readListView, toListQuery } from "#lib/shop/domain/list/list-view.ts";
import { codeOf } from "#lib/shop/domain/list/typed-ends.ts";

/** The view of a list whose URL has no query. */
export interface UsualView {
  readonly sort: string;
}

/** A field for a number: its parsed value is in `data-number`. */
const NUMBERS = "input[data-number]";

/**
 * Parses every typed number in the page's language. With `mark`, fields with unreadable numbers show an error; without
 * it, only outdated errors are removed. False if one cannot be read.
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
 * The values of a name; for numbers the parsed ones. An empty end of a range is the outermost value, which its field
 * contains.
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
 * The query of a list's form, `""` or with its `?`, always of the first page (docs/screens.md §3.11). Default values
 * are left out. Numbers are those parsed by `readNumbers`.
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
