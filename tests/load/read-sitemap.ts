import { get, type IncomingMessage } from "node:http";
import type { Asked } from "./counting-backend.ts";

export interface Reading {
  readonly addresses: number;
  readonly files: number;
  readonly calls: number;
  readonly seconds: number;
  /** Of the file with the most calls: how many were made in all, and before its first bytes came. */
  readonly callsOfLongest: number;
  readonly callsAtFirstByte: number;
  /** Megabytes, at most. */
  readonly memory: number;
}

/**
 * Reads a site's whole sitemap, one file after the other.
 *
 * @param crawl which time it is: each asks for addresses of its own, so that no cache answers
 */
export async function readSitemap(
  port: number,
  host: string,
  asked: () => Asked,
  memory: () => number,
  crawl: number,
): Promise<Reading> {
  const began = performance.now();
  const start = asked().calls;
  let addresses = 0;
  let most = memory();
  let longest = { all: 0, atFirst: 0 };
  const read = async (path: string) => {
    const before = asked().calls;
    const answer = await opened(
      port,
      host,
      `${path}${path.includes("?") ? "&" : "?"}crawl=${crawl}`,
    );
    let atFirst: number | undefined;
    let text = "";
    for await (const piece of answer) {
      atFirst ??= asked().calls - before;
      text += piece;
    }
    if (answer.statusCode !== 200 || !answer.complete) throw new Error(`${path}: not whole`);
    const all = asked().calls - before;
    if (all > longest.all) longest = { all, atFirst: atFirst ?? all };
    most = Math.max(most, memory());
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc);
  };
  const top = await read("/sitemap.xml");
  const parts = top.filter((loc) => loc.includes("/sitemap.xml?part="));
  addresses += top.length - parts.length;
  for (const part of parts) {
    const { pathname, search } = new URL(part);
    addresses += (await read(pathname + search)).length;
  }
  return {
    addresses,
    files: parts.length + 1,
    calls: asked().calls - start,
    seconds: (performance.now() - began) / 1_000,
    callsOfLongest: longest.all,
    callsAtFirstByte: longest.atFirst,
    memory: most,
  };
}

const opened = (port: number, host: string, path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ host: "localhost", port, path, headers: { host: `${host}:${port}` } }, resolve).once(
      "error",
      reject,
    );
  });
