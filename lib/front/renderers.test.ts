import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { startRenderers } from "./renderers.ts";

/** A program that announces what it is asked for, and obeys. */
const PROGRAM = `
import { createServer } from "node:http";
let number = 0;
createServer((request, response) => {
  number += 1;
  const [, whose, tag] = request.url.split("/");
  process.send({ kind: "expired", tags: [tag], number, isOwn: whose === "own" });
  response.setHeader("x-number", number);
  response.end();
}).listen(process.env.FRONT_SOCKET, () => process.send({ kind: "ready" }));
process.on("message", ({ kind, id }) => {
  if (kind === "expire" || kind === "flush") process.send({ kind: "done", id });
});
process.on("disconnect", () => process.exit());
`;

it("tells of what this machine has expired, and not of what other replicas have", async () => {
  const folder = mkdtempSync(join(tmpdir(), "renderers-"));
  const file = join(folder, "program.mjs");
  writeFileSync(file, PROGRAM);
  const [onExpired, onOwnExpired] = [vi.fn(), vi.fn()];
  const renderers = startRenderers({
    file,
    folder,
    count: 1,
    sharesState: false,
    onExpired,
    onOwnExpired,
  });
  onTestFinished(() => {
    renderers.forPeople().end();
    rmSync(folder, { recursive: true, force: true });
  });
  expect(await renderers.ready).toBe(true);
  const process = renderers.forPeople();
  for (const path of ["/other/a", "/own/b"]) {
    const head = await process.send({ method: "GET", path, headers: {} });
    head.resume();
    await process.announcedUpTo(Number(head.headers["x-number"]));
  }
  expect(onExpired.mock.calls).toEqual([[["a"]], [["b"]]]);
  expect(onOwnExpired.mock.calls).toEqual([[["b"]]]);
  await renderers.flush();
});
