import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";

/** The documents of the site, beside `docs/`: their path from the root and their page. */
const OUTSIDE = {
  "README.md": "index.md",
  "CHANGELOG.md": "changelog.md",
  "CONTRIBUTING.md": "contributing.md",
  "findings/README.md": "findings.md",
};

/** The anchor of a heading, as GitHub makes it, so that links work in both places. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

/** The headings of a document, which has none in its blocks of code. */
export const headingsOf = (text) =>
  [...text.replace(/^ *```[\s\S]*?^ *```/gm, "").matchAll(/^#+ +(.+?) *$/gm)].map(
    ([, title = ""]) => title.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"),
  );

/**
 * The pages of the site, by path: those of `docs/` and three from the root. Links between them fit their new places, and a
 * document or decision that is named in code or by its number is a link too.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function pagesOf(root) {
  const sources = [
    ...filesBelow(root, "docs").filter((file) => file.endsWith(".md")),
    ...Object.keys(OUTSIDE),
  ].sort();
  const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const pages = new Map(
    sources.map((file) => [pageOf(file), withLinks(texts.get(file) ?? "", file, { texts, root })]),
  );
  pages.set("decisions/index.md", decisionsPage(texts));
  pages.set("gallery.md", galleryPage(filesBelow(root, "e2e/pictures/gallery")));
  return pages;
}

/** The files of a folder and of those in it. */
const filesBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((file) =>
    posix.join(folder, file.replaceAll("\\", "/")),
  );

const pageOf = (file) => OUTSIDE[file] ?? file.slice("docs/".length);

function decisionsPage(texts) {
  const items = [...texts].flatMap(([file, text]) => {
    const [, number, title] = /^# (\d{4}) · (.+)$/m.exec(text) ?? [];
    return file.startsWith("docs/decisions/") && number && number !== "0000"
      ? [`- [${number}](${basename(file)}) ${title}`]
      : [];
  });
  return `# Decisions\n\nThe design decisions of the project, by number.\n\n${items.join("\n")}\n`;
}

/** The pictures that the visual tests compare with: each primitive and section in light and dark, on a telephone and a desk. */
function galleryPage(files) {
  const names = files.map((file) => basename(file)).sort();
  const groupOf = (name) => name.replace(/-\d+-(dark|light)\.png$/, "");
  const parts = [...new Set(names.map(groupOf))].map((group) =>
    [
      `## ${group}`,
      ...names
        .filter((name) => groupOf(name) === group)
        .map((name) => `![${name.replace(".png", "")}](./gallery/${name})`),
    ].join("\n\n"),
  );
  return `# Gallery\n\nPrimitives and sections, as the visual tests know them.\n\n${parts.join("\n\n")}\n`;
}

function withLinks(text, file, { texts, root }) {
  const from = dirname(pageOf(file));
  const to = (target, anchor = "") => {
    const path = posix.relative(from, pageOf(target)) || pageOf(target);
    return `${path}${anchor && `#${anchor}`}`;
  };
  const decisions = new Map(
    [...texts.keys()].flatMap((path) => {
      const [, number] = /^docs\/decisions\/(\d{4})-/.exec(path) ?? [];
      return number ? [[number, path]] : [];
    }),
  );
  return outsideBlocks(text, (part) =>
    part
      .replace(
        /(!?)\[([^\]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)/g,
        (whole, mark, words, path, anchor = "") => {
          if (path === "" || /^[a-z]+:/i.test(path)) return whole;
          const target = posix.normalize(posix.join(dirname(file), path));
          if (texts.has(target)) return `[${words}](${to(target, anchor.slice(1))})`;
          if (target === "docs/decisions")
            return `[${words}](${posix.relative(from, "decisions/index.md")})`;
          if (/^docs\/(images|pictures)\//.test(target))
            return `${mark}[${words}](./${posix.relative(from, target.slice("docs/".length))})`;
          // A file of the repository, which has no page.
          return existsSync(join(root, target)) ? words : whole;
        },
      )
      .replace(/(?<!\[)`((?:docs\/)?[\w/-]+\.md)(?: §([\d.]+))?`/g, (whole, path, section) => {
        const target = [path, `docs/${path}`].find((one) => texts.has(one));
        if (!target || target === file) return whole;
        const heading = section && headingsOf(texts.get(target) ?? "").find(isSection(section));
        return `[${whole}](${to(target, heading ? anchorOf(heading) : "")})`;
      })
      .replace(/\b([Dd]ecisions? )(\d{4})\b/g, (whole, word, number) => {
        const target = decisions.get(number);
        return target && target !== file ? `${word}[${number}](${to(target)})` : whole;
      }),
  );
}

/** Whether a heading is that of a section: `7.5` of "7.5 Expiring pages". */
const isSection = (section) => (title) =>
  title.startsWith(`${section} `) || title.startsWith(`${section}. `);

/** Changes a document outside its blocks of code. */
const outsideBlocks = (text, change) =>
  text
    .split(/(^ *```[\s\S]*?^ *```)/m)
    .map((part, place) => (place % 2 === 0 ? change(part) : part))
    .join("");
