import type { Examination } from "./examine.ts";
import { summary, VERDICTS, weight } from "./words.ts";

/** Field names in one line of the terminal; the HTML report has all. */
const NAMES = 6;

/** The report for a terminal. `clean` is applied to everything that came from the backend. */
export function textReport(examination: Examination, clean: (text: string) => string): string {
  const { backend, domain, language, reports, pictures, notAsked } = examination;
  const names = (what: string, fields: readonly string[]) =>
    fields.length === 0
      ? []
      : [
          `        ${what}: ${fields.slice(0, NAMES).map(clean).join(", ")}${fields.length > NAMES ? ` and ${fields.length - NAMES} more` : ""}`,
        ];
  return [
    `${clean(backend)} as ${clean(domain)}${language ? ` in ${clean(language)}` : ""}`,
    "",
    ...reports.flatMap((report) => [
      `${VERDICTS[report.verdict].padEnd(5)} ${report.name}  (${weight(report)}${report.status ? `, ${report.status}, ${report.milliseconds} ms` : ""})`,
      ...report.problems.map((problem) => `        ${clean(problem)}`),
      ...names("not sent", report.absent),
      ...names("not used", report.unused),
      ...(report.shoppersMiss ? [`      → shoppers go without: ${report.shoppersMiss}`] : []),
    ]),
    ...pictures.missing.map((address) => `FAIL  a picture does not come: ${clean(address)}`),
    "",
    `Never asked: ${notAsked.length} calls that write, use something up or need a person.`,
    summary(examination),
  ].join("\n");
}
