import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { join } from "node:path";

/** Git does not keep it: figures belong to a machine. */
const FOLDER = ".bench";

interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGB: number;
  readonly system: string;
  readonly node: string;
}

export type Results = Readonly<Record<string, unknown>> & {
  readonly commit: string;
  readonly machine: Machine;
};

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

/** The commit that is measured; with changes that are in none it is marked. */
export function commitName(): string {
  const name = git("rev-parse", "--short=10", "HEAD");
  return git("status", "--porcelain") === "" ? name : `${name}-changed`;
}

export const machine = (): Machine => ({
  processor: cpus()[0]?.model.trim() ?? "?",
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 1024 ** 3),
  system: `${type()} ${release()}`,
  node: process.version,
});

/** Adds what was measured to the results of this commit; returns the file. */
export function save(
  commit: string,
  measured: Readonly<Record<string, unknown>>,
  folder = FOLDER,
): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${commit}.json`);
  const before = existsSync(file) ? readResults(commit, folder) : {};
  const results = {
    ...before,
    commit,
    at: new Date().toISOString(),
    machine: machine(),
    ...measured,
  };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return file;
}

/** The saved results of a commit, whose name may be cut. */
export function readResults(commit: string, folder = FOLDER): Results {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name =
    names.find((one) => one === `${commit}.json`) ?? names.find((one) => one.startsWith(commit));
  if (name === undefined) throw new Error(`There are no results of ${commit} in ${folder}.`);
  return JSON.parse(readFileSync(join(folder, name), "utf8")) as Results;
}

/** The commit that was measured last, apart from this one. */
export function lastOther(commit: string, folder = FOLDER): string {
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".json") && name !== `${commit}.json`)
    .toSorted((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs);
  const [last] = names;
  if (last === undefined) throw new Error(`There are no results of another commit in ${folder}.`);
  return last.slice(0, -".json".length);
}

export interface Difference {
  readonly what: string;
  readonly before: number;
  readonly now: number;
  readonly ratio: string;
  /** Where it is more than a tenth. */
  readonly mark: "" | "better" | "worse";
}

/** Of these more is better; of all others less is. */
const MORE = /\b(?:rate|toBare|toNext|performance|accessibility|bestPractices|seo|hitRatio)$/;
/** The circumstances of a measurement, which are not results. */
const CIRCUMSTANCES = /^(?:machine|commit|at)\b|\b(?:requests|statuses\b.*|seconds|runs)$/;
const TENTH = 0.1;

/** Every figure that both have. */
export function differences(before: Results, now: Results): Difference[] {
  const old = new Map(figuresOf(before));
  return figuresOf(now).flatMap(([what, value]) => {
    const was = old.get(what);
    if (was === undefined) return [];
    const change = was === value ? 0 : (value - was) / Math.abs(was);
    const isGain = MORE.test(what) ? change > 0 : change < 0;
    const mark = Math.abs(change) <= TENTH ? "" : isGain ? "better" : "worse";
    const ratio = was === 0 ? (value === 0 ? "1.00" : "–") : (value / was).toFixed(2);
    return [{ what, before: was, now: value, ratio, mark } as const];
  });
}

/** Every number with its path; members of lists go by what they are of, not by their place. */
function figuresOf(value: unknown, path = ""): [string, number][] {
  if (typeof value === "number")
    return CIRCUMSTANCES.test(path) || !Number.isFinite(value) ? [] : [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  const at = (name: string) => (path === "" ? name : `${path} ${name}`);
  return Object.entries(value).flatMap(([name, one]) =>
    figuresOf(one, at(Array.isArray(value) ? nameOf(one, name) : name)),
  );
}

function nameOf(member: unknown, place: string): string {
  if (typeof member !== "object" || member === null) return place;
  const { page, kind, process: ofProcess } = member as Record<string, unknown>;
  const words = [page, kind, ofProcess].filter((word) => typeof word === "string");
  return words.length > 0 ? words.join(" ") : place;
}
