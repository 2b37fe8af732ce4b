import { describe, expect, it } from "vitest";
import type { Fault } from "#lib/base/config/note-fault.ts";
import { boundedFaults, cleanFault, createServerErrors } from "./server-errors.ts";

const FAULT: Fault = { kind: "thrown", name: "TypeError", message: "broken", at: "a.js:1:2" };

describe("errors of the server", () => {
  it("are sent when they are new, and once an hour with how often they came", () => {
    let time = 1_000_000;
    const errors = createServerErrors(() => time);
    expect(errors.add(FAULT)).toEqual({ ...FAULT, count: 1, last: time });
    expect(errors.add(FAULT)).toBeNull();
    expect(errors.add({ ...FAULT, at: "b.js:1:2" })).toMatchObject({ count: 1 });
    time += 3_600_000;
    expect(errors.add(FAULT)).toEqual({ ...FAULT, count: 3, last: time });
    expect(errors.totals()).toContainEqual({ kind: "thrown", count: 4 });
    expect(errors.totals()).toContainEqual({ kind: "backend", count: 0 });
  });

  it("are all counted, and sent 60 times a minute at most", () => {
    let time = 0;
    const errors = createServerErrors(() => time);
    const add = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        errors.add({ ...FAULT, at: `${time}.js:${at}` }),
      ).filter(Boolean).length;
    expect(add(2_000)).toBe(60);
    time = 60_001;
    expect(add(5)).toBe(5);
    expect(errors.totals()).toContainEqual({ kind: "thrown", count: 2_005 });
  });

  it("leave a process that renders without what may be of a person, 600 a minute at most", () => {
    const told: Fault[] = [];
    const tell = boundedFaults(
      (fault) => told.push(fault),
      () => 0,
    );
    const message = `no "Ana Anić" <ana@example.com> at https://x.example/orders/123456?t=abc`;
    for (let left = 1_000; left > 0; left -= 1) tell({ ...FAULT, name: "Error", message });
    expect(told).toHaveLength(600);
    expect(told[0]?.message).toBe('no "…" <…> at https://x.example');
    const backend = { ...FAULT, name: "BackendFault", message: "v1/me: http 500 Ana is unknown" };
    expect(cleanFault(backend).message).toBe("v1/me: http 500");
    expect(cleanFault({ ...FAULT, at: `x\n${"y".repeat(500)}` }).at).toHaveLength(200);
  });
});
