import { expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { METHODS, makeCase, SMUGGLED, TARGETS } from "./cases.ts";
import { CHOICE, chunked, type Framing, MALFORMED, VALID } from "./framings.ts";
import { aWarmShop, type Job, MODES, tryAll } from "./run.ts";

/** Seconds: `FUZZ_SECONDS=3600 npm run fuzz`. Every other run tries the same requests each time. */
const SECONDS = Number(
  process.env.FUZZ_SECONDS ?? (process.env.npm_lifecycle_event === "fuzz" ? 600 : 0),
);
const RUNS = 40;
/** Requests of one run, which are at work together. */
const JOBS = 100;

const shop = aWarmShop();

const FRAMINGS = [...VALID, ...CHOICE, ...MALFORMED];
const body = fc
  .string({ unit: fc.constantFrom(..."aG \r\n0123456789\t:/\u0000\u00ff"), maxLength: 60 })
  .map((text) => text + SMUGGLED);

const space = fc.constantFrom("", " ", "  ", "\t", " \t ", "\r", "\u000b", "\u00a0", ",");
const name = fc.constantFrom(
  ..."Content-Length Transfer-Encoding Host Expect Connection Upgrade TE Trailer".split(" "),
  ..."X-Front-Secret X-Middleware-Rewrite X-Forwarded-For X-A Cookie Range RSC".split(" "),
);
const value = fc.oneof(
  fc.nat({ max: 400 }).map(String),
  fc.constantFrom(..."chunked identity gzip 100-continue close keep-alive h2c trailers".split(" ")),
  fc.constantFrom("content-length", "transfer-encoding", "x-case", "bytes=0-1", "1", "", "a=b"),
  fc.string({ maxLength: 12 }),
);
const line = fc
  .tuple(name, space, space, value, space)
  .map(([key, before, after, text, end]) => `${key}${before}:${after}${text}${end}`)
  // A line break inside would make another header, with an unknown outcome.
  .filter((text) => !/\n/.test(text));

const chunkedInAnyWay: fc.Arbitrary<Framing> = fc
  .record({
    size: fc.integer({ min: 1, max: 400 }),
    extension: fc.constantFrom("", ";a", ";a=b", ';a="b c"'),
    trailers: fc.constantFrom(
      "",
      "X-Sum: 1\r\n",
      "Content-Length: 5\r\n",
      "Host: victim.example\r\n",
    ),
  })
  .map((how) => ({
    name: `chunks ${JSON.stringify(how)}`,
    fate: "either",
    hasBody: true,
    breaksLate: true,
    lines: () => ["Transfer-Encoding: chunked"],
    wire: (text) => chunked(text, how),
  }));

/** A framing with random headers around it: it may be accepted or refused. */
const mutated: fc.Arbitrary<Framing> = fc
  .record({
    framing: fc.oneof(fc.constantFrom(...FRAMINGS), chunkedInAnyWay),
    before: fc.array(line, { maxLength: 2 }),
    after: fc.array(line, { maxLength: 2 }),
    lineEnd: fc.constantFrom("\r\n", "\r\n", "\r\n", "\r\n", "\n", "\r"),
  })
  .map(({ framing, before, after, lineEnd }) => ({
    ...framing,
    name: `${framing.name} between ${JSON.stringify([before, after, lineEnd])}`,
    fate: "either",
    closes: false,
    breaksLate: true,
    isLoose: true,
    lineEnd: framing.lineEnd ?? lineEnd,
    lines: (text) => [...before, ...framing.lines(text), ...after],
  }));

/** Built again each time, since no two requests have the same name. */
const job: fc.Arbitrary<() => Job> = fc
  .record({
    method: fc.oneof(fc.constantFrom("GET", "POST", "DELETE"), fc.constantFrom(...METHODS)),
    framing: fc.oneof(fc.constantFrom(...FRAMINGS), chunkedInAnyWay, mutated, mutated),
    target: fc.constantFrom(...TARGETS),
    body,
    mode: fc.constantFrom(...MODES.filter((mode) => mode !== "split")),
    cuts: fc.array(fc.nat({ max: 700 }), { maxLength: 5 }),
  })
  .map(({ mode, cuts, ...parts }) => () => ({
    one: makeCase(parts),
    mode: parts.framing.isOpen ? "keep-alive" : mode,
    cuts,
  }));

it(
  "takes what is like a request as it was sent or not at all",
  async () => {
    let sent = 0;
    const together = fc.array(job, { minLength: JOBS, maxLength: JOBS });
    await fc.assert(
      fc.asyncProperty(together, async (jobs) => {
        const tried = await tryAll(
          shop(),
          jobs.map((make) => make()),
        );
        sent += tried.sent;
        expect(tried.faults).toEqual([]);
      }),
      {
        endOnFailure: true,
        ...(SECONDS > 0
          ? {
              numRuns: Number.MAX_SAFE_INTEGER,
              interruptAfterTimeLimit: SECONDS * 1_000,
              seed: Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31),
            }
          : { numRuns: RUNS }),
      },
    );
    expect(shop().restarts()).toBe(0);
    if (SECONDS > 0) console.log(`${sent} requests`);
  },
  (SECONDS + 120) * 1_000,
);
