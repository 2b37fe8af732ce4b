import { examine } from "./examine.ts";
import { htmlReport } from "./report-html.ts";
import { textReport } from "./report-text.ts";
import { cleaner } from "./words.ts";

/** Examines the backend of the settings, and reports as text and as a page. */
export async function runDoctor(
  wanted: Parameters<typeof examine>[0],
): Promise<{ text: string; html: string; fails: boolean }> {
  const { keys, ...examination } = await examine(wanted);
  const clean = cleaner(keys);
  return {
    text: textReport(examination, clean),
    html: htmlReport(examination, clean),
    fails: examination.fails,
  };
}
