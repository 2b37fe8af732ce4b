import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const SITE = ["--backend", "https://backend.example", "--domain", "shop.example"];

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "baseline-create-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a program outside of the repository. */
const start = (command: string, args: readonly string[], cwd = folder) =>
  spawnSync(command, args, { cwd, encoding: "utf8", input: "" });
const create = (...args: readonly string[]) =>
  start(process.execPath, [join(ROOT, "lib/run/cli/create.mjs"), ...args]);

/** A small repository in place of this one, whose history is long. */
function source(): string {
  const repository = join(folder, "source");
  mkdirSync(repository);
  writeFileSync(join(repository, "package.json"), '{ "name": "baseline" }');
  const git = (...args: readonly string[]) => start("git", args, repository);
  git("init", "--quiet");
  git("add", ".");
  const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  expect(git(...who, "commit", "--quiet", "-m", "First").status).toBe(0);
  expect(git("tag", "v0.1.0").status).toBe(0);
  return repository;
}

it("makes a shop with its settings, its history and the way to later versions", () => {
  const made = create("shop", ...SITE, "--source", source());
  expect([made.status, made.stderr]).toEqual([0, ""]);
  const file = join(folder, "shop/.env.local");
  expect(readFileSync(file, "utf8")).toBe(
    "BACKEND_URL=https://backend.example\nFORCED_DOMAIN=shop.example\n",
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(join(folder, "shop/package.json"))).toBe(true);
  const known = start("git", ["tag"], join(folder, "shop")).stdout;
  expect(known).toBe("v0.1.0\n");
  expect(start("git", ["remote"], join(folder, "shop")).stdout).toBe("upstream\n");
  expect(made.stdout).toContain("cd shop\n");
  expect(made.stdout).toContain("npm start");
});

it("makes one in a folder with a space and a quote in its name, and says how to go there", () => {
  const made = create("Ana's shop", ...SITE, "--source", source());
  const [, go = ""] = /^ {2}(cd .*)$/m.exec(made.stdout) ?? [];
  const went = start("bash", ["-c", `${go} && ls package.json`]);
  expect([went.stdout, went.status]).toEqual(["package.json\n", 0]);
});

it("says how it is called", () => {
  const { stdout, status } = create("--help");
  expect([stdout, status]).toEqual([expect.stringContaining("create FOLDER"), 0]);
});

it("has secrets of its own for production, where the host decides about the site", () => {
  create("shop", ...SITE, "--production", "--source", source());
  const text = readFileSync(join(folder, "shop/.env.production.local"), "utf8");
  expect(text).toMatch(/^BACKEND_URL=\S+\nSESSION_SECRET=\w{64}\nREVALIDATE_SECRET=\w{64}\n$/);
});

it("writes nothing where it cannot finish", () => {
  mkdirSync(join(folder, "full"));
  writeFileSync(join(folder, "full/notes.txt"), "mine");
  writeFileSync(join(folder, "file"), "mine");
  for (const [args, said] of [
    [[], "create FOLDER"],
    [["a", "b"], "create FOLDER"],
    [["full", ...SITE], "is not empty"],
    [["file", ...SITE], "is a file"],
    [["new"], "--backend is needed"],
    [["new", "--backend", "backend.example", "--domain", "shop.example"], "use a full address"],
    [["new", ...SITE, "--source", join(folder, "nowhere")], "git clone failed"],
  ] as const) {
    const tried = create(...args);
    expect([tried.status, tried.stderr], args.join(" ")).toEqual([
      2,
      expect.stringContaining(said),
    ]);
  }
  expect(existsSync(join(folder, "new"))).toBe(false);
});

it("says where npx has unpacked it what package.json lacks", () => {
  const unpacked = join(folder, "package");
  cpSync(join(ROOT, "lib/run/cli"), join(unpacked, "lib/run/cli"), { recursive: true });
  writeFileSync(join(unpacked, "package.json"), '{ "name": "baseline", "type": "module" }');
  const again = () =>
    start(process.execPath, [join(unpacked, "lib/run/cli/create.mjs"), "shop", ...SITE]);
  expect(again().stderr).toContain("package.json names no repository");
  const repository = { type: "git", url: `git+file://${source()}` };
  writeFileSync(join(unpacked, "package.json"), JSON.stringify({ type: "module", repository }));
  expect([again().status, existsSync(join(folder, "shop/package.json"))]).toEqual([0, true]);
});
