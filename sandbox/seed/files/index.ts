import { t } from "../text.ts";
import type { SeedPicture } from "../types.ts";

/** What is no drawing: a short video and the documents, each a file of this folder named `{name}.{extension}`. */
export const files: readonly SeedPicture[] = [
  {
    name: "ball-bounce",
    alt: t(
      "Video: a ball bounces over the baseline",
      "Video: loptica odskakuje preko osnovne crte",
      "Video: Ein Ball springt über die Grundlinie",
    ),
    file: { extension: "webm", size: 50_699, width: 480, height: 360, poster: "ball-single" },
  },
  {
    name: "size-chart",
    alt: t("Size chart", "Tablica veličina", "Größentabelle"),
    file: { extension: "pdf", size: 25_196 },
  },
  {
    name: "care-guide",
    alt: t("Care instructions", "Upute za održavanje", "Pflegehinweise"),
    file: { extension: "pdf", size: 26_694 },
  },
];
