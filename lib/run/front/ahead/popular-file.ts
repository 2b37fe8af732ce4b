import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { z } from "zod";
import type { Asked } from "#lib/run/front/visit-key.ts";
import { ownHeaders } from "./own-headers.ts";

const HOST = /^[a-z\d.:[\]-]{1,255}$/i;
const FORM = z
  .array(
    z.object({
      url: z
        .string()
        .max(1_000)
        .regex(/^\/[^?#]*$/),
      host: z.string().regex(HOST),
      proto: z.enum(["http", "https"]),
    }),
  )
  .max(100);

/** A file that stores the most requested pages for the next start. If it cannot be written, nothing is stored. */
export function createPopularFile(path: string) {
  let written = "";
  let writing: Promise<void> | null = null;

  /** Whole or not at all, however the process ends. */
  async function replace(text: string): Promise<void> {
    try {
      await writeFile(`${path}.new`, text);
      await rename(`${path}.new`, path);
    } catch {
      // Written again when the pages are others.
    }
  }

  return {
    read(): readonly Asked[] {
      try {
        return FORM.parse(JSON.parse(readFileSync(path, "utf8"))).map(({ url, host, proto }) => ({
          method: "GET",
          url,
          headers: ownHeaders({ host, "x-forwarded-proto": proto }),
        }));
      } catch {
        return [];
      }
    },

    /** Starts writing the pages to the file if they have changed. Nobody waits for the disk. */
    write(pages: readonly Asked[]): void {
      const list = pages.map(({ url, headers }) => ({
        url,
        host: headers["x-forwarded-host"],
        proto: headers["x-forwarded-proto"],
      }));
      // Their order changes with every visitor.
      const which = list
        .map((page) => JSON.stringify(page))
        .toSorted()
        .join();
      if (which === written || which === "" || writing) return;
      written = which;
      writing = replace(JSON.stringify(list)).finally(() => {
        writing = null;
      });
    },

    /** Resolves when nothing is being written. For tests. */
    done: async () => void (await writing),
  };
}
