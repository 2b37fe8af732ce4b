import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { newTrace, readTrace, traceHeaders } from "./trace-context.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";
const hex = (length: number) =>
  fc
    .string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: length, maxLength: length })
    .filter((text) => !/^0+$/.test(text));

describe("traceparent", () => {
  it("is read", () => {
    expect(readTrace(`00-${TRACE}-${SPAN}-01`)).toEqual({
      traceId: TRACE,
      spanId: SPAN,
      isSampled: true,
      state: null,
    });
    expect(readTrace(`00-${TRACE}-${SPAN}-02`)).toMatchObject({ isSampled: false });
  });

  it("of a later version may say more", () => {
    expect(readTrace(`cc-${TRACE}-${SPAN}-01-what-the-future-brings`)).toMatchObject({
      traceId: TRACE,
    });
  });

  it.each([
    ["nothing", ""],
    ["the version that is none", `ff-${TRACE}-${SPAN}-01`],
    ["more than the first version has", `00-${TRACE}-${SPAN}-01-more`],
    ["no trace", `00-${"0".repeat(32)}-${SPAN}-01`],
    ["no span", `00-${TRACE}-${"0".repeat(16)}-01`],
    ["capitals", `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ["two of them", `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-00`],
    ["a second line", `00-${TRACE}-${SPAN}-01\r\nx: y`],
    ["a second line in a later version", `01-${TRACE}-${SPAN}-01-\nx`],
  ])("is none with %s", (_, text) => {
    expect(readTrace(text)).toBeNull();
  });

  it("is written as it was read", () => {
    fc.assert(
      fc.property(hex(32), hex(16), fc.boolean(), (traceId, spanId, isSampled) => {
        const trace = { traceId, spanId, isSampled, state: null };
        expect(readTrace(traceHeaders(trace).traceparent)).toEqual(trace);
      }),
    );
  });

  it("is never anything else than what may be passed on", () => {
    const near = fc
      .tuple(hex(2), hex(32), hex(16), hex(2), fc.string())
      .map(([version, trace, span, flags, more]) => `${version}-${trace}-${span}-${flags}${more}`);
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), fc.string({ maxLength: 600 }), (parent, state) => {
        const read = readTrace(parent, state);
        if (!read) return;
        const headers = traceHeaders(read);
        expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
        expect(() => new Headers(headers)).not.toThrow();
        expect(headers.tracestate ?? "a").toMatch(/^[\x20-\x7e]{1,512}$/);
      }),
    );
  });
});

describe("tracestate", () => {
  const stateOf = (text: string) => readTrace(`00-${TRACE}-${SPAN}-01`, text)?.state;

  it("is passed on", () => {
    expect(stateOf("rojo=00f067aa0ba902b7, congo@v=t61rcWkgMzE,")).toBe(
      "rojo=00f067aa0ba902b7,congo@v=t61rcWkgMzE",
    );
  });

  it.each([
    ["too long", `a=${"x".repeat(600)}`],
    ["of too many", Array.from({ length: 33 }, (_, place) => `k${place}=v`).join(",")],
    ["without a value", "a"],
    ["with a key of capitals", "A=b"],
    ["with a control character", "a=b\u0007c"],
  ])("is left out where it is %s", (_, text) => {
    expect(stateOf(text)).toBeNull();
  });
});

it("a new trace is one, and no two are the same", () => {
  const all = Array.from({ length: 100 }, newTrace);
  for (const trace of all) expect(readTrace(traceHeaders(trace).traceparent)).toEqual(trace);
  expect(new Set(all.map(({ traceId }) => traceId)).size).toBe(100);
});
