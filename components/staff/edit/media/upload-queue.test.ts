import { expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import {
  type AddedFile,
  AT_ONCE,
  canRetry,
  emptyQueue,
  hasEnded,
  isRunning,
  nextSteps,
  reduceQueue,
  totalOf,
  type UploadEntry,
  type UploadEvent,
  type UploadQueue,
  type UploadReason,
} from "./upload-queue.ts";

type Queue = UploadQueue<string>;
const TEN_MB = 10_000_000;
const files = (count: number, reason?: UploadReason): AddedFile[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `${id}.jpg`, size: TEN_MB, reason }));
const after = (...events: UploadEvent<string>[]): Queue =>
  events.reduce(reduceQueue, emptyQueue<string>());
const phases = ({ entries }: Queue) => entries.map(({ phase }) => phase);

/** The outcome of a step: it succeeds, or the connection breaks before the request or before the response. */
type Luck = "good" | "broken" | "unheard" | "refused";

/** A backend and a network, step by step: what happens to each is drawn from a list. */
class World {
  queue: Queue = emptyQueue();
  now = 0;
  mostAtOnce = 0;
  totals: number[] = [];
  readonly stored: string[] = [];
  readonly library = new Map<string, number>();
  constructor(private readonly luck: (step: string) => Luck) {}

  happens(event: UploadEvent<string>): void {
    this.queue = reduceQueue(this.queue, event);
  }

  /** Runs until nothing is left to do by itself. */
  run(): void {
    for (let guard = 0; guard < 5_000; guard++) {
      const { start, lookAgainAt } = nextSteps(this.queue, this.now);
      for (const { id } of start) this.happens({ kind: "start", id });
      const running = this.queue.entries.filter(isRunning);
      this.mostAtOnce = Math.max(this.mostAtOnce, running.length);
      const [first] = running;
      if (first) this.step(first);
      else if (lookAgainAt !== null) this.now = lookAgainAt;
      else return;
      this.totals.push(totalOf(this.queue).sent);
    }
    expect.fail("it never ends");
  }

  private step(entry: UploadEntry<string>): void {
    const { id, phase } = entry;
    if (phase === "checking") this.happens({ kind: "checked", id });
    else this.happens(phase === "sending" ? this.send(entry) : this.create(entry));
  }

  private send({ id, name }: UploadEntry<string>): UploadEvent<string> {
    this.happens({ kind: "progress", id, sent: TEN_MB / 2 });
    const luck = this.luck("sending");
    if (luck !== "good") return this.broke(id, luck);
    const driveId = `${name}#${this.stored.length}`;
    this.stored.push(driveId);
    return { kind: "sent", id, driveId };
  }

  private create({ id, driveId: drive, isAskedAgain }: UploadEntry<string>): UploadEvent<string> {
    const driveId = String(drive);
    const luck = this.luck("creating");
    const isThere = isAskedAgain && this.library.has(driveId);
    if (!isThere && (luck === "good" || luck === "unheard"))
      this.library.set(driveId, (this.library.get(driveId) ?? 0) + 1);
    return luck === "good" ? { kind: "created", id, media: driveId } : this.broke(id, luck);
  }

  private broke(id: number, luck: Luck): UploadEvent<string> {
    const reason = luck === "refused" ? "refused" : "offline";
    return { kind: "broke", id, reason, now: this.now };
  }
}

it("brings 20 files of 10 MB over a network that breaks three times, three at once, each stored once", () => {
  const bad: Luck[] = ["good", "broken", "good", "good", "unheard", "broken"];
  const world = new World(() => bad.shift() ?? "good");
  world.happens({ kind: "add", files: files(20) });
  world.run();
  expect(totalOf(world.queue)).toEqual({
    sent: 20 * TEN_MB,
    size: 20 * TEN_MB,
    done: 20,
    failed: 0,
    count: 20,
  });
  expect(world.mostAtOnce).toBe(AT_ONCE);
  expect(new Set(world.queue.entries.map(({ media }) => media)).size).toBe(20);
  expect(world.stored).toHaveLength(20);
  expect([...world.library.values()].every((made) => made === 1)).toBe(true);
});

it("leaves nothing stored without its place in the library, and nothing twice, whatever the network does", () => {
  const luck = fc.constantFrom<Luck>("good", "good", "broken", "unheard", "refused");
  fc.assert(
    fc.property(
      fc.array(luck, { maxLength: 120 }),
      fc.integer({ min: 1, max: 20 }),
      (all, count) => {
        const left = [...all];
        const world = new World(() => left.shift() ?? "good");
        world.happens({ kind: "add", files: files(count) });
        world.run();
        // Somebody asks for what failed until it works: the bad luck ends.
        while (totalOf(world.queue).failed > 0) {
          world.happens({ kind: "retry" });
          world.run();
        }
        expect(world.mostAtOnce).toBeLessThanOrEqual(AT_ONCE);
        expect(phases(world.queue).every((phase) => phase === "done")).toBe(true);
        expect([...world.library.keys()].sort()).toEqual([...world.stored].sort());
        expect(world.stored).toHaveLength(count);
        expect([...world.library.values()].every((made) => made === 1)).toBe(true);
      },
    ),
  );
});

it("gives up by itself after a while, keeps what is stored, and only what failed is tried again", () => {
  let isDown = true;
  const world = new World((step) => (isDown && step === "creating" ? "broken" : "good"));
  world.happens({ kind: "add", files: files(2) });
  world.run();
  expect(phases(world.queue)).toEqual(["failed", "failed"]);
  expect(world.stored).toHaveLength(2);
  isDown = false;
  world.happens({ kind: "retry", id: 1 });
  world.run();
  expect(phases(world.queue)).toEqual(["failed", "done"]);
  expect(world.stored).toHaveLength(2);
});

it("waits longer after each break, and begins nothing while it is paused", () => {
  let queue = after({ kind: "add", files: files(1) });
  const waits: number[] = [];
  for (let tries = 0; tries < 4; tries++) {
    queue = reduceQueue(reduceQueue(queue, { kind: "start", id: 0 }), {
      kind: "broke",
      id: 0,
      reason: "offline",
      now: 0,
    });
    waits.push(nextSteps(queue, 0).lookAgainAt ?? 0);
    expect(nextSteps(queue, 0).start).toEqual([]);
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(new Set(waits).size).toBe(4);
  const paused = reduceQueue(queue, { kind: "pause" });
  expect(nextSteps(paused, 1e9)).toEqual({ start: [], lookAgainAt: null });
  expect(nextSteps(reduceQueue(paused, { kind: "resume" }), 1e9).start).toHaveLength(1);
});

it("asks about a file that is stored already, and sends it only when both are wanted", () => {
  const asked = after(
    { kind: "add", files: files(2) },
    { kind: "start", id: 0 },
    { kind: "checked", id: 0, duplicate: "old" },
  );
  expect(nextSteps(asked, 0).start.map(({ id }) => id)).toEqual([1]);
  const used = reduceQueue(asked, { kind: "decide", id: 0, use: "existing" });
  expect(used.entries[0]).toMatchObject({ phase: "done", media: "old" });
  const both = reduceQueue(asked, { kind: "decide", id: 0, use: "both" });
  expect(both.entries[0]).toMatchObject({ phase: "ready", media: undefined });
});

it("asks as well when only the backend's hash tells, and never sends the file again for it", () => {
  const asked = after(
    { kind: "add", files: files(1) },
    { kind: "start", id: 0 },
    { kind: "checked", id: 0 },
    { kind: "start", id: 0 },
    { kind: "sent", id: 0, driveId: 9 },
    { kind: "start", id: 0 },
    { kind: "found", id: 0, media: "old" },
  );
  expect(phases(asked)).toEqual(["duplicate"]);
  const used = reduceQueue(asked, { kind: "decide", id: 0, use: "existing" });
  expect(used.entries[0]).toMatchObject({ phase: "done", media: "old", driveId: undefined });
  const both = reduceQueue(asked, { kind: "decide", id: 0, use: "both" });
  expect(both.entries[0]).toMatchObject({ phase: "sent", driveId: 9, keepBoth: true });
});

it("ignores what comes too late for a file that was cancelled", () => {
  const canceled = after(
    { kind: "add", files: files(1) },
    { kind: "start", id: 0 },
    { kind: "checked", id: 0 },
    { kind: "start", id: 0 },
    { kind: "cancel", id: 0 },
  );
  for (const late of [
    { kind: "progress", id: 0, sent: 5 },
    { kind: "sent", id: 0, driveId: 9 },
    { kind: "broke", id: 0, reason: "offline", now: 0 },
    { kind: "retry" },
  ] as const)
    expect(reduceQueue(canceled, late)).toEqual(canceled);
  expect(totalOf(canceled).count).toBe(0);
  expect(reduceQueue(canceled, { kind: "clear" }).entries).toEqual([]);
});

it("does not try again what the same file would meet again", () => {
  const queue = after({ kind: "add", files: files(3, "type") });
  expect(queue.entries.every((entry) => hasEnded(entry) && !canRetry(entry))).toBe(true);
  expect(reduceQueue(queue, { kind: "retry" })).toEqual(queue);
});

it("never goes back on what has been sent within one try", () => {
  const sending = after(
    { kind: "add", files: files(1) },
    { kind: "start", id: 0 },
    { kind: "checked", id: 0 },
    { kind: "start", id: 0 },
    { kind: "progress", id: 0, sent: 80 },
    { kind: "progress", id: 0, sent: 70 },
    { kind: "progress", id: 0, sent: TEN_MB * 2 },
  );
  expect(sending.entries[0]?.sent).toBe(TEN_MB);
});
