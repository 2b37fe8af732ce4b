// Written by `npm run custom` from the folders of custom/: not edited by hand.
import type { DoctorCheck } from "#lib/web/custom/types.ts";

export const CUSTOM_CHECKS: readonly DoctorCheck[] = [];
