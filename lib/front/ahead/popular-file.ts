import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Asked } from "#lib/front/visit-key.ts";
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

/**
 * A file that remembers which pages were asked for most, for the next start. A place where nothing can be written
 * remembers nothing.
 */
export function createPopularFile(path: string) {
  let written = "";
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

    write(pages: readonly Asked[]): void {
      const text = JSON.stringify(
        pages.map(({ url, headers }) => ({
          url,
          host: headers["x-forwarded-host"],
          proto: headers["x-forwarded-proto"],
        })),
      );
      if (text === written || pages.length === 0) return;
      written = text;
      try {
        // Whole or not at all, however the process ends.
        writeFileSync(`${path}.new`, text);
        renameSync(`${path}.new`, path);
      } catch {
        // Written again when the pages are others.
      }
    },
  };
}
