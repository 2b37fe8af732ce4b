import type { CheckReport } from "./kit.ts";

const WORDS: Readonly<Record<CheckReport["verdict"], string>> = {
  passed: "passed",
  differs: "DIFFERS",
  notTried: "not tried",
};

/**
 * The report, and how many statements of the contract hold. `clean` is applied to everything that came from the
 * backend.
 */
export function report({
  reports,
  missing,
  hasPlace,
  conforms,
  clean,
}: {
  readonly reports: readonly CheckReport[];
  readonly missing: readonly string[];
  readonly hasPlace: boolean;
  readonly conforms: boolean;
  readonly clean: (text: string) => string;
}): string {
  const count = (verdict: CheckReport["verdict"]) =>
    reports.filter((one) => one.verdict === verdict).length;
  return [
    ...reports.flatMap((one) => linesOf(one, clean)),
    ...missing.map((address) => `DIFFERS    a picture does not come: ${clean(address)}`),
    ...(hasPlace
      ? []
      : ["Nothing more was tried: the site, its store or its currency is not known."]),
    "",
    `${count("passed")} passed, ${count("differs") + missing.length} differ, ${count("notTried")} not tried.`,
    conforms ? "The backend keeps the contract." : "The backend does not keep the contract.",
  ].join("\n");
}

function linesOf(
  { name, verdict, says, seen, difference, why = "" }: CheckReport,
  clean: (text: string) => string,
): string[] {
  const head = `${WORDS[verdict].padEnd(9)}  ${name}: ${says}`;
  if (verdict === "notTried") return [head, `           not tried: ${clean(why)}`];
  if (!difference) return [head];
  return [
    head,
    `           asked:    ${clean(difference.asked)}`,
    `           came:     ${clean(difference.came)}`,
    ...(seen ? [`           shoppers: ${seen}`] : []),
  ];
}
