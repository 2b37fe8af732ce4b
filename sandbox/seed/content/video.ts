import { t } from "../text.ts";
import type { SeedElement } from "../types.ts";
import { picture, section } from "./build.ts";

/** The one section with a video. */
export const videoSections: readonly SeedElement[] = [
  section(30604, "our-courts", 4, "media", {
    meta: {
      media: picture("ball-bounce"),
      caption: t(
        "How high a ball bounces on fresh clay: five seconds that every beginner should see",
        "Koliko visoko loptica odskače na svježoj zemlji: pet sekundi koje bi svaki početnik trebao vidjeti",
        "Wie hoch ein Ball auf frischem Sand springt: fünf Sekunden, die alle Einsteiger sehen sollten",
      ),
    },
  }),
];
