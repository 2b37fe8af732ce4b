import { beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { canBeDrawn, oneOfFewPictures } from "./can-be-drawn.ts";

const draws = vi.hoisted(() => ({ waiting: [] as (() => void)[] }));
vi.mock("sharp", () => {
  const picture = {
    resize: () => picture,
    timeout: () => picture,
    raw: () => picture,
    toBuffer: () => new Promise<void>((done) => draws.waiting.push(done)),
  };
  return { default: () => picture };
});

beforeEach(() => {
  draws.waiting = [];
});
const turn = () => new Promise<void>((done) => setImmediate(done));

it("two pictures of all staff are drawn at the same time, and the others in their turn", async () => {
  const drawn = Array.from({ length: 5 }, () => canBeDrawn(new Uint8Array()));
  const running: number[] = [];
  for (let left = 5; left > 0; ) {
    await turn();
    running.push(draws.waiting.length);
    left -= draws.waiting.length;
    for (const end of draws.waiting.splice(0)) end();
  }
  expect(running).toEqual([2, 2, 1]);
  expect(await Promise.all(drawn)).toEqual([true, true, true, true, true]);
});

it("twelve are held in memory, some wait outside it, and more are sent away for a moment", async () => {
  const ends: (() => void)[] = [];
  const read = () => oneOfFewPictures(() => new Promise<void>((done) => ends.push(done)));
  const taken = Array.from({ length: 36 }, read);
  await turn();
  expect(ends).toHaveLength(12);
  const refused = await read().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  while (ends.length > 0) {
    for (const end of ends.splice(0)) end();
    await turn();
  }
  await Promise.all(taken);
});

it("a picture that breaks off gives its turn back", async () => {
  const broken = () => oneOfFewPictures(() => Promise.reject(new Error("broken off")));
  for (let time = 0; time < 40; time += 1) await expect(broken()).rejects.toThrow("broken off");
  expect(await oneOfFewPictures(async () => "read")).toBe("read");
});
