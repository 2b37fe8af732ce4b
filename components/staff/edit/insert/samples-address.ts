/** The address of the samples' page: part of the edit tree, below the home page. */
const FRAME = "samples";

/** The names of what the page of samples draws. */
export const SAMPLES_PARAM = "sections";

/** The query of the samples, added to the address of the home page (lib/run/middleware/internal-path.ts). */
export const samplesQuery = (components: readonly string[]): Record<string, string> => ({
  editPage: "true",
  editFrame: FRAME,
  [SAMPLES_PARAM]: components.join(","),
});
