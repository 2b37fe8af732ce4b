import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import { anchorOf, headingsOf, pagesOf } from "../pages.mjs";

const ROOT = join(import.meta.dirname, "../../..");
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const pages = pagesOf(ROOT);

/** Pages of a group with their titles, in the order of the list, or by title. */
const items = (paths) =>
  paths.map((path) => ({
    text: headingsOf(pages.get(path) ?? "")[0] ?? path,
    link: `/${path.replace(/(index)?\.md$/, "")}`,
  }));
const below = (folder) =>
  [...pages.keys()].filter((path) => path.startsWith(folder) && !/index|0000/.test(path)).sort();

const RUN = ["operations.md", "upgrading.md", "security.md", "analytics.md", "site-options.md"];
const BUILD = ["architecture.md", "extending.md", "contract.md", "glossary.md", "contributing.md"];
const WORK = ["editing.md", "screens.md", "changelog.md", "gallery.md", "decisions/index.md"];
const grouped = new Set(["index.md", ...RUN, ...BUILD, ...WORK]);
const others = [...pages.keys()].filter((path) => !path.includes("/") && !grouped.has(path)).sort();

/** `DOCS_BASE=/0.1.0/` builds a version that lies beside others; `DOCS_VERSIONS=0.1.0,0.2.0` names them in the menu. */
const versions = (process.env.DOCS_VERSIONS ?? "").split(",").filter(Boolean);

export default defineConfig({
  // The shop's own styles are not the site's: else it would need the shop's packages too.
  vite: { css: { postcss: { plugins: [] } } },
  title: "Baseline",
  description: "A multi-store web shop on top of an existing backend API",
  base: process.env.DOCS_BASE ?? "/",
  srcDir: "pages",
  cleanUrls: true,
  markdown: {
    // Documents are text: what looks like a tag, or like an expression, is shown.
    html: false,
    anchor: { slugify: anchorOf },
    toc: { slugify: anchorOf },
    config: (md) => {
      md.core.ruler.push("no-expressions", ({ tokens }) => {
        for (const token of tokens)
          for (const child of token.children ?? [])
            if (child.type === "text") child.content = child.content.replaceAll("{{", "{\u2060{");
      });
    },
  },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Operations", link: "/operations" },
      { text: "Contract", link: "/contract" },
      {
        text: version,
        items: [
          { text: "Changelog", link: "/changelog" },
          ...versions.map((one) => ({ text: one, link: `/${one}/`, target: "_self" })),
        ],
      },
    ],
    sidebar: [
      { text: "Start", items: items(["index.md"]) },
      { text: "Run it", items: items(RUN) },
      { text: "Work with it", items: items(WORK) },
      { text: "Build on it", items: items(BUILD) },
      { text: "How to", collapsed: true, items: items(below("how-to/")) },
      { text: "More", collapsed: true, items: items(others) },
      { text: "Decisions", collapsed: true, items: items(below("decisions/")) },
    ],
  },
});
