import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".avif": "image/avif",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
};

/** A rendered picture; waits for the rendering when it is not there yet. */
export async function serveMedia(file: string, folder: string | undefined): Promise<Response> {
  const type = TYPES[extname(file)];
  if (!folder || !type || !/^[\w-]+(\.[\w-]+)*$/.test(file)) return missing();
  const path = join(folder, file);
  const bytes = await read(path);
  if (!bytes) return missing();
  return new Response(bytes, {
    headers: {
      "content-type": type,
      "cache-control": "public, max-age=86400",
      "access-control-allow-origin": "*",
    },
  });
}

const read = (path: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  readFile(path).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );

const missing = (): Response => new Response("No such picture.", { status: 404 });
