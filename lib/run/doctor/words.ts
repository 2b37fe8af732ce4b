import { oneLine } from "#lib/base/utils/one-line.ts";
import type { Examination } from "./examine.ts";
import type { CallReport, Verdict } from "./step.ts";

/** Characters of a text in a report; longer ones are cut. */
const LONGEST = 400;

export const VERDICTS: Readonly<Record<Verdict, string>> = {
  fine: "ok",
  remarks: "look",
  broken: "FAIL",
  notOffered: "none",
  notAsked: "-",
};

/** Characters by which a key is recognised, because a message may have been cut in the middle of one. */
const KNOWN_BY = 8;

/** Makes a backend's texts safe for a report: one line, no control characters, and never a key of the site. */
export function cleaner(keys: readonly string[]): (text: string) => string {
  const beginnings = keys
    .filter((key) => key !== "")
    .map((key) => key.slice(0, KNOWN_BY).replace(/[^\w]/g, "\\$&"));
  const anyKey =
    beginnings.length > 0 ? new RegExp(`(?:${beginnings.join("|")})[^\\s"]*`, "g") : null;
  return (text) => oneLine(anyKey ? text.replace(anyKey, "•••") : text, LONGEST);
}

/** The last sentence of a report. */
export function summary({ reports, pictures, fails }: Examination): string {
  const count = (...verdicts: readonly Verdict[]) =>
    reports.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const figures = `${count("fine")} calls as they should be, ${count("remarks")} to look at, ${count("broken")} broken, ${count("notOffered")} not offered, ${count("notAsked")} not asked; ${pictures.missing.length} of ${pictures.tried} pictures missing.`;
  return `${figures} ${fails ? "Shoppers would miss what they need." : "Shoppers have what they need."}`;
}

/** Whether shoppers miss a broken call, or the site only offers less. */
export const weight = ({ required }: Pick<CallReport, "required">): string =>
  required ? "needed" : "optional";
