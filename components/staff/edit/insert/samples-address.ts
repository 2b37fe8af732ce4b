/** The address of the samples' page: part of the edit tree, below the home page. */
const FRAME = "samples";

/** The query parameter with the names of the wanted samples. */
export const SAMPLES_PARAM = "sections";

/** The query of the samples, added to the address of the home page (lib/run/middleware/internal-path.ts). */
export const samplesQuery = (components: readonly string[]): Record<string, string> => ({
  editPage: "true",
  editFrame: FRAME,
  [SAMPLES_PARAM]: components.join(","),
});
