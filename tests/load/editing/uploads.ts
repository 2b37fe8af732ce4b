import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import en from "#messages/en.json" with { type: "json" };
import { seed } from "#sandbox/seed/index.ts";
import { breakingNetwork } from "./breaking-network.ts";

/** The site whose editor is open. */
const SITE = seed.sites.find(({ domain }) => domain === "localhost")?.siteId;
const FILES = 20;
const FILE_BYTES = 10_000_000;
/** Shares of all bytes after which the network breaks. */
const BREAKS = [0.12, 0.45, 0.8];

interface Run {
  /** The path of the editor's page. */
  readonly path: string;
  readonly folder: string;
  readonly port: number;
  readonly sandbox: string;
}

/** Sends large files; the network breaks in between. Until all are in the library, each once. */
export async function uploadFiles(page: Page, run: Run) {
  const files = Array.from({ length: FILES }, (_, number) => {
    const file = join(run.folder, `large-${number}.pdf`);
    writeFileSync(file, Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(FILE_BYTES)]));
    return file;
  });
  const network = await breakingNetwork(
    run.port,
    BREAKS.map((share) => share * FILES * FILE_BYTES),
  );
  const before = await storedOf(run.sandbox);
  try {
    await page.goto(`http://localhost:${network.port}${run.path}`);
    await page.locator("[data-section-handle]").first().waitFor({ state: "attached" });
    await page.getByRole("button", { name: en.edit.media.title, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: en.edit.media.title });
    await dialog.getByRole("listbox").getByRole("option").first().waitFor();
    const begun = Date.now();
    await dialog.locator("input[type=file]").first().setInputFiles(files);
    await dialog.getByText(`${FILES} of ${FILES} done`).waitFor({ timeout: 200_000 });
    const seconds = (Date.now() - begun) / 1_000;
    const { stored, loose } = await storedOf(run.sandbox);
    const more = stored - before.stored - FILES;
    return {
      files: FILES,
      breaks: network.breaks(),
      seconds,
      left: Math.max(loose - before.loose, more),
    };
  } finally {
    await network.close();
  }
}

/** The backend's stored files: all, and those in no library. */
const storedOf = async (sandbox: string): Promise<{ stored: number; loose: number }> =>
  (await fetch(`${sandbox}/_sandbox/uploads/${SITE}`)).json();
