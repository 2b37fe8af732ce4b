import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { createFrequency } from "./frequency.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import type { Answer } from "./rendered-answer.ts";

const LIFETIME = { fresh: 60_000, renewing: 60_000 };
const answer = (status = 200, bytes = 100): Answer => ({
  status,
  headers: { "content-type": "image/png" },
  body: Buffer.alloc(bytes),
  tags: [],
  page: null,
});
const keepAll = (
  answers: ReturnType<typeof createKeptAnswers>,
  keys: readonly string[],
  one = answer(),
) => {
  for (const key of keys) {
    answers.find(key);
    answers.keep(key, key, one, LIFETIME, Date.now());
  }
};
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${at}`);

it("keeps popular pages however many addresses are asked for once", () => {
  const answers = createKeptAnswers({ limits: { pages: 50, bytes: 1_000_000 } });
  const popular = numbered("popular", 40);
  for (let round = 0; round < 50; round += 1) {
    keepAll(answers, popular);
    keepAll(answers, numbered(`once${round}-`, 100));
  }
  expect(popular.filter((key) => answers.find(key)).length).toBe(40);
  expect(answers.size().pages).toBeLessThanOrEqual(50);
});

it("takes in what has become popular", () => {
  const answers = createKeptAnswers({ limits: { pages: 10, bytes: 1_000_000 } });
  keepAll(answers, numbered("old", 10));
  for (let round = 0; round < 4; round += 1) keepAll(answers, ["new"]);
  expect(answers.find("new")?.use).toBe("fresh");
});

it("is bounded in bytes, and keeps nothing that is too large", () => {
  const answers = createKeptAnswers({ limits: { bytes: 100_000, largest: 20_000 } });
  for (let round = 0; round < 3; round += 1)
    keepAll(answers, numbered("page", 50), answer(200, 5_000));
  expect(answers.size().bytes).toBeLessThanOrEqual(100_000);
  keepAll(answers, ["large"], answer(200, 30_000));
  expect(answers.find("large")).toBeNull();
});

it("keeps redirects and 404 pages apart, so that they push out no page", () => {
  const answers = createKeptAnswers({ limits: { pages: 10, others: 10, bytes: 1_000_000 } });
  const pages = numbered("page", 10);
  keepAll(answers, pages);
  for (let round = 0; round < 5; round += 1)
    keepAll(answers, numbered("missing", 100), answer(404));
  expect(pages.every((key) => answers.find(key))).toBe(true);
  expect(answers.size().others).toBeLessThanOrEqual(10);
});

it("counts how often keys were asked for, and forgets", () => {
  const frequency = createFrequency(1_024);
  for (let time = 0; time < 8; time += 1) frequency.ask("often");
  frequency.ask("once");
  expect(frequency.of("often")).toBeGreaterThan(frequency.of("once"));
  for (const key of numbered("other", 25_000)) frequency.ask(key);
  expect(frequency.of("often")).toBeLessThan(8);
});

it("compresses a body once, however many addresses with other parameters ask for its page", async () => {
  const answers = createKeptAnswers();
  const page = (text: string): Answer => ({
    ...answer(),
    headers: { "content-type": "text/html" },
    body: Buffer.from(text.repeat(1_000)),
  });
  const keep = (key: string, text: string) =>
    answers.keep(key, "/", page(text), LIFETIME, Date.now()).answer;
  const first = keep("/?a=1", "words ");
  await first.packed;
  const { bytes } = answers.size();
  const second = keep("/?a=2", "words ");
  expect(second.body("br")).toBe(first.body("br"));
  expect(second.body("identity")).toHaveLength(6_000);
  expect(answers.size()).toMatchObject({ pages: 1, bytes });
  const changed = keep("/?a=3", "other ");
  await changed.packed;
  expect(changed.body("br")).not.toEqual(first.body("br"));
});

it("compresses once more what is asked for again and again, and keeps that for the same body", async () => {
  const tasks: (() => Promise<unknown>)[] = [];
  const answers = createKeptAnswers({ slowly: { add: (task) => tasks.push(task) > 0 } });
  const text = readFileSync(`${import.meta.dirname}/front.ts`, "utf8");
  const page: Answer = {
    ...answer(),
    headers: { "content-type": "text/html" },
    body: Buffer.from(text),
  };
  const keep = () => answers.keep("/", "/", page, LIFETIME, Date.now()).answer;
  const first = keep();
  await first.packed;
  const [loose, { bytes }] = [await first.body("br"), answers.size()];
  for (let time = 0; time < 2; time += 1) answers.find("/");
  expect(tasks).toHaveLength(0);
  for (let time = 0; time < 5; time += 1) answers.find("/");
  expect(tasks).toHaveLength(1);
  await tasks[0]?.();
  const tight = await first.body("br");
  expect(tight.length).toBeLessThan(loose.length);
  expect(brotliDecompressSync(tight).toString()).toBe(text);
  expect(answers.size().bytes).toBe(bytes - loose.length + tight.length);
  const again = keep();
  expect(again.body("br")).toBe(tight);
  for (let time = 0; time < 5; time += 1) answers.find("/");
  expect(tasks).toHaveLength(1);
});

it("counts keys and aliases, however long they are", () => {
  const answers = createKeptAnswers({ limits: { bytes: 100_000, aliasBytes: 100_000 } });
  const long = numbered("x".repeat(2_000), 500);
  keepAll(answers, long);
  expect(answers.size().pages).toBeLessThan(30);
  for (const key of long) answers.keep(key, "page", answer(), LIFETIME, Date.now());
  expect(answers.size().aliases).toBeLessThan(30);
});

it("forgets what is kept for an address, under whichever key", () => {
  const answers = createKeptAnswers();
  answers.keep("alias", "own", answer(), LIFETIME, Date.now());
  const { bytes } = answers.size();
  answers.forget("alias");
  expect(answers.find("own")).toBeNull();
  expect(bytes).toBeGreaterThan(0);
  expect(answers.size().bytes).toBe(0);
});
