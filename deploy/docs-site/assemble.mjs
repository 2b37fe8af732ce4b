// `npm run build` here: writes the pages that VitePress reads into `pages/`.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pagesOf } from "./pages.mjs";

const ROOT = join(import.meta.dirname, "../..");
const PAGES = join(import.meta.dirname, "pages");

rmSync(PAGES, { recursive: true, force: true });
const pages = pagesOf(ROOT);
for (const [path, text] of pages) {
  mkdirSync(dirname(join(PAGES, path)), { recursive: true });
  writeFileSync(join(PAGES, path), text);
}
for (const folder of ["images", "pictures"])
  cpSync(join(ROOT, "docs", folder), join(PAGES, folder), { recursive: true });
mkdirSync(join(PAGES, "public"), { recursive: true });
cpSync(join(ROOT, "docs/openapi.json"), join(PAGES, "public/openapi.json"));
cpSync(join(ROOT, "e2e/pictures/gallery"), join(PAGES, "gallery"), { recursive: true });
console.log(`${pages.size} pages`);
