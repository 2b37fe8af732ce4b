/** What the sections of samples are drawn by: a page of the edit tree, below the address of the home page. */
const FRAME = "samples";

/** The names of what the page of samples draws. */
export const SAMPLES_PARAM = "sections";

/** What the address of the samples has beside that of the home page (lib/middleware/internal-path.ts). */
export const samplesQuery = (components: readonly string[]): Record<string, string> => ({
  editPage: "true",
  editFrame: FRAME,
  [SAMPLES_PARAM]: components.join(","),
});
