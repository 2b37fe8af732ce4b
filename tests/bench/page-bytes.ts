import { gzipSync } from "node:zlib";

const gzip = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 6 }).length;

export interface PageBytes {
  /** Bytes after gzip. */
  readonly htmlGzip: number;
  readonly scriptGzip: number;
  readonly scripts: number;
}

/** Every script that a page's HTML names, those among them that start after the first paint (decision 0063). */
export function scriptsOf(html: string): readonly string[] {
  const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, source = ""]) => source);
  const late = /<script data-scripts="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const files = late.map((name) => `/_next/static/chunks/${name}`);
  return [...new Set([...tags, ...files].map((source) => source.replaceAll("&amp;", "&")))];
}

/** The size of a page and of every script that its HTML names, as a first visit loads them. */
export async function pageBytes(origin: string, path: string): Promise<PageBytes> {
  const answer = await fetch(origin + path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const html = await answer.text();
  const named = scriptsOf(html);
  const sizes = await Promise.all(
    named.map(async (source) =>
      gzip(new Uint8Array(await (await fetch(new URL(source, origin))).arrayBuffer())),
    ),
  );
  return {
    htmlGzip: gzip(html),
    scriptGzip: sizes.reduce((sum, size) => sum + size, 0),
    scripts: named.length,
  };
}
