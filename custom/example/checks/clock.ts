import type { DoctorCheck } from "#lib/web/custom/types.ts";

/** Signed cookies end at times of this machine's clock. */
export const check: DoctorCheck = {
  name: "the machine's clock is set",
  run: async () =>
    new Date().getFullYear() >= 2026 ? null : "Set the clock, best by NTP: sessions end by it.",
};
