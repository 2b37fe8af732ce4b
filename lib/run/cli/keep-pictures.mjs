// `node lib/run/cli/keep-pictures.mjs FROM TO`: adds finished pictures of one folder to another, such as a volume that outlives
// a pod (deploy/kubernetes/components/pictures).
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Bytes of a folder of pictures, at most: as much as the shop itself keeps (next.config.ts). */
const MOST = 1024 ** 3;
/** Milliseconds without a change after which a picture counts as completely written. */
const FINISHED_AFTER = 10_000;
/** Milliseconds after which an incomplete copy counts as abandoned. */
const ABANDONED_AFTER = 3_600_000;

/** The pictures of a folder, newest first: each is a folder with one file, whose name contains its version. */
const picturesIn = (folder) =>
  namesIn(folder)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) => {
      const [file] = namesIn(join(folder, name));
      const found = file && statSync(join(folder, name, file), { throwIfNoEntry: false });
      return found ? [{ name, file, size: found.size, at: found.mtimeMs }] : [];
    })
    .sort((one, other) => other.at - one.at);

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Copies missing and newer pictures, newest first, and deletes the oldest beyond the size limit. Several pods may do so
 * at once while others read, so a picture is renamed into place only when complete.
 * @param {string} from
 * @param {string} to
 */
export function keepPictures(from, to, { most = MOST, now = Date.now() } = {}) {
  mkdirSync(to, { recursive: true });
  const there = new Map(picturesIn(to).map((one) => [one.name, one]));
  for (const one of picturesIn(from)) {
    const old = there.get(one.name);
    if (now - one.at < FINISHED_AFTER || (old && old.at >= one.at)) continue;
    addWhole(join(from, one.name), join(to, one.name));
  }
  let total = 0;
  for (const { name, size } of picturesIn(to)) {
    total += size;
    if (total > most) rmSync(join(to, name), { recursive: true, force: true });
  }
  for (const name of namesIn(to).filter((name) => name.startsWith(".")))
    if (now - statSync(join(to, name)).mtimeMs > ABANDONED_AFTER)
      rmSync(join(to, name), { recursive: true, force: true });
}

/** A picture that another pod has added or removed in the meantime is skipped. */
function addWhole(source, target) {
  const part = join(target, "..", `.${basename(target)}.${crypto.randomUUID()}`);
  try {
    cpSync(source, part, { recursive: true, preserveTimestamps: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(part, target);
  } catch (error) {
    if (!["ENOENT", "ENOTEMPTY", "EEXIST"].includes(error.code)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [from, to] = process.argv.slice(2);
  if (from === undefined || to === undefined) {
    console.error("Name both folders: node lib/run/cli/keep-pictures.mjs .next/cache/images /kept");
    process.exit(1);
  }
  keepPictures(from, to);
}
