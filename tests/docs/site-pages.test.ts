import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { anchorOf, headingsOf, pagesOf } from "#deploy/docs-site/pages.mjs";

const ROOT = join(import.meta.dirname, "../..");
const pages = pagesOf(ROOT);
const anchors = new Map(
  [...pages].map(([path, text]) => [path, new Set(headingsOf(text).map(anchorOf))]),
);

/** The links of a page that lead somewhere on the site, with the place they lead to. */
const linksOf = (path: string, text: string) =>
  [...text.replace(/^ *```[\s\S]*?^ *```/gm, "").matchAll(/\]\(([^)\s]+)\)/g)].flatMap(
    ([, link = ""]) => {
      if (/^[a-z]+:/i.test(link)) return [];
      const [file = "", anchor = ""] = link.split("#");
      return [{ link, anchor, to: file ? posix.join(posix.dirname(path), file) : path }];
    },
  );
const isPicture = (to: string) => /\.(png|webp)$/.test(to);

describe("the pages of the documentation site", () => {
  it("lead to pages and headings that are there", () => {
    const dead = [...pages].flatMap(([path, text]) =>
      linksOf(path, text)
        .filter(({ to }) => !isPicture(to))
        .filter(({ to, anchor }) => !pages.has(to) || (anchor && !anchors.get(to)?.has(anchor)))
        .map(({ link }) => `${path} -> ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it("show pictures that are there", () => {
    const places: Record<string, string> = {
      images: "docs",
      pictures: "docs",
      gallery: "e2e/pictures",
    };
    const shown = [...pages].flatMap(([path, text]) =>
      linksOf(path, text).filter(({ to }) => isPicture(to)),
    );
    expect(shown.length).toBeGreaterThan(10);
    for (const { to } of shown)
      expect(existsSync(join(ROOT, places[to.split("/")[0] ?? ""] ?? "", to)), to).toBe(true);
  });

  it("link a document, a section of it and a decision that are only named", () => {
    const operations = pages.get("operations.md") ?? "";
    expect(operations).toContain(
      "[`docs/contract.md §7.5`](contract.md#75-expiring-pages-from-outside)",
    );
    expect(operations).toMatch(/decision \[0061\]\(decisions\/0061-[a-z-]+\.md\)/);
    expect(pages.get("how-to/connect-a-backend.md")).toContain(
      "[`docs/contract.md`](../contract.md)",
    );
    expect(pages.get("index.md")).toContain("](load-tests.md#2-reading-npm-run-bench)");
    expect(pages.get("decisions/index.md")).toMatch(/^- \[0001\]\(0001-/m);
  });

  it("are written by the Node 20 that starts the shop", () => {
    const code = ["pages.mjs", "assemble.mjs"].map((file) =>
      readFileSync(join(ROOT, "deploy/docs-site", file), "utf8"),
    );
    expect(code.join("\n")).not.toMatch(/\b(globSync|groupBy|withResolvers|Iterator)\b/);
  });

  it("leave blocks of code as they are", () => {
    for (const [path, text] of pages)
      for (const [block] of text.matchAll(/^ *```[\s\S]*?^ *```/gm))
        expect(block, path).not.toMatch(/\]\([\w./-]+\.md/);
  });
});
