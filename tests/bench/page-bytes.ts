import { gzipSync } from "node:zlib";

const gzip = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 6 }).length;

export interface PageBytes {
  /** Bytes after gzip. */
  readonly htmlGzip: number;
  readonly scriptGzip: number;
  readonly scripts: number;
}

/** The size of a page and of every script that its HTML names, as a first visit loads them. */
export async function pageBytes(origin: string, path: string): Promise<PageBytes> {
  const answer = await fetch(origin + path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const html = await answer.text();
  const named = new Set(
    [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
      .filter(([tag]) => !/nomodule/i.test(tag))
      .map((match) => String(match[1]).replaceAll("&amp;", "&")),
  );
  const sizes = await Promise.all(
    [...named].map(async (source) =>
      gzip(new Uint8Array(await (await fetch(new URL(source, origin))).arrayBuffer())),
    ),
  );
  return {
    htmlGzip: gzip(html),
    scriptGzip: sizes.reduce((sum, size) => sum + size, 0),
    scripts: named.size,
  };
}
