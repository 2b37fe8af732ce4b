import type { Examination } from "./examine.ts";
import type { CallReport, Verdict } from "./step.ts";
import { summary, weight } from "./words.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const WORDS: Readonly<Record<Verdict, string>> = {
  fine: "as it should be",
  remarks: "look at it",
  broken: "broken",
  notOffered: "not offered",
  notAsked: "not asked",
};

const STYLE = `:root{color-scheme:light dark;--ink:#16241d;--soft:#53635a;--line:#d8e0da;--ground:#f4f7f5;--card:#fff;--bad:#a8321b;--good:#0d5c3f}
@media (prefers-color-scheme:dark){:root{--ink:#e9f1ec;--soft:#a7b8ae;--line:#30433a;--ground:#101a15;--card:#18251e;--bad:#ff9b83;--good:#4cc08d}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-inline-size:70rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.2rem}h3{font-size:1rem;margin:0;overflow-wrap:anywhere}
article{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:.75rem 1rem;margin:0 0 .75rem;overflow-wrap:anywhere}
p{margin:.25rem 0}ul{margin:.25rem 0;padding-inline-start:1.25rem}.soft{color:var(--soft)}.broken,.notOffered{color:var(--bad)}.fine{color:var(--good)}strong{font-weight:650}`;

/**
 * The report as a standalone page: no scripts, nothing loaded, and none of the backend's text as markup. `clean` is
 * applied to everything that came from the backend.
 */
export function htmlReport(examination: Examination, clean: (text: string) => string): string {
  const put = (text: string | number) =>
    clean(String(text)).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  const list = (entries: readonly string[]) =>
    `<ul>${entries.map((entry) => `<li>${put(entry)}</li>`).join("")}</ul>`;
  const fields = (title: string, names: readonly string[]) =>
    names.length === 0
      ? ""
      : `<details><summary>${title}: ${names.length}</summary>${list(names)}</details>`;
  const article = (report: CallReport) =>
    `<article><h3>${put(report.name)}</h3>
<p><strong class="${report.verdict}">${WORDS[report.verdict]}</strong> <span class="soft">${weight(report)}${report.status ? `, status ${report.status}, ${report.milliseconds} ms, shape ${report.understood ? "understood" : "not understood"}` : ""}</span></p>
${report.problems.length > 0 ? list(report.problems) : ""}${report.shoppersMiss ? `<p>Shoppers go without: ${put(report.shoppersMiss)}</p>` : ""}
${fields("Fields that were not sent", report.absent)}${fields("Fields that are not used", report.unused)}</article>`;
  const { backend, domain, language, reports, pictures, notAsked } = examination;
  const needed = reports.filter(({ required }) => required);
  const optional = reports.filter(({ required }) => !required);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${put(domain)}: what the backend offers</title><style>${STYLE}</style></head><body><main>
<h1>${put(domain)}: what the backend offers</h1>
<p class="soft">${put(backend)}${language ? `, asked in ${put(language)}` : ""}</p><p><strong>${put(summary(examination))}</strong></p>
<h2>What a shop needs</h2>${needed.map(article).join("\n")}
<h2>What makes it larger</h2>${optional.map(article).join("\n")}
<h2>Pictures</h2><p>${pictures.tried} tried, ${pictures.missing.length} missing.</p>${pictures.missing.length > 0 ? list(pictures.missing) : ""}
<h2>Never asked</h2>${list(notAsked.map(({ name, why }) => `${name}: ${why}`))}
</main></body></html>
`;
}
