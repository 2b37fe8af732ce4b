import { describe, expect, it } from "vitest";
import {
  completeStep,
  forgetAfter,
  openStep,
  previousStep,
  resumeAt,
  startOfCheckout,
} from "./steps.ts";

describe("checkout steps", () => {
  it("go address, shipping, payment", () => {
    const second = completeStep(startOfCheckout, false);
    const third = completeStep(second, false);
    expect([second.active, third.active]).toEqual(["shipping", "payment"]);
    expect(third.done).toEqual(["address", "shipping"]);
  });

  it("leave shipping out for a digital cart", () => {
    expect(completeStep(startOfCheckout, true).active).toBe("payment");
    expect(previousStep({ active: "payment", done: ["address"] }, true).active).toBe("address");
  });

  it("go back without losing answers, and no further than the first", () => {
    const third = { active: "payment", done: ["address", "shipping"] } as const;
    expect(previousStep(third, false)).toEqual({ ...third, active: "shipping" });
    expect(previousStep(startOfCheckout, false)).toEqual(startOfCheckout);
  });

  it("open only completed steps", () => {
    const second = completeStep(startOfCheckout, false);
    expect(openStep(second, "address").active).toBe("address");
    expect(openStep(second, "payment").active).toBe("shipping");
  });

  it("ask later steps again after an earlier answer changes", () => {
    const progress = { active: "address", done: ["address", "shipping"] } as const;
    expect(forgetAfter(progress, "address").done).toEqual(["address"]);
  });

  it("resume where the shopper was, but never past an open step", () => {
    const done = { active: "payment", done: ["address", "shipping"] } as const;
    expect(resumeAt(done, false)).toEqual(done);
    expect(resumeAt({ active: "payment", done: ["address"] }, false).active).toBe("shipping");
    expect(resumeAt({ active: "shipping", done: ["address"] }, true).active).toBe("payment");
  });

  it("ask again for a country or delivery method that is no longer valid", () => {
    const done = { active: "payment", done: ["address", "shipping"] } as const;
    expect(resumeAt(done, false, { address: false, shipping: true }).active).toBe("address");
    expect(resumeAt(done, false, { address: true, shipping: false })).toEqual({
      active: "shipping",
      done: ["address"],
    });
    expect(resumeAt(done, true, { address: true, shipping: false }).active).toBe("payment");
  });
});
