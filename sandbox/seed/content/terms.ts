import { slugsOf, t } from "../text.ts";
import type { SeedTerm, Text } from "../types.ts";

const term = (
  id: number,
  parentId: number | null,
  type: SeedTerm["type"],
  title: Text,
): SeedTerm => ({
  id,
  parentId,
  type,
  title,
  slug: slugsOf(title),
});

export const terms: readonly SeedTerm[] = [
  term(1, null, "category", t("Club news", "Novosti iz kluba", "Neues aus dem Club")),
  term(2, null, "category", t("Tips from coaches", "Savjeti trenera", "Tipps vom Trainer")),
  term(3, 2, "category", t("Technique", "Tehnika igre", "Technik am Platz")),
  term(4, 2, "category", t("Equipment advice", "Savjeti o opremi", "Materialkunde")),
  term(5, null, "category", t("Stories", "Priče s terena", "Geschichten vom Platz")),
  term(6, 1, "category", t("Juniors", "Mladi tenisači", "Tennisjugend")),
  term(11, null, "tag", t("Clay courts", "Zemljani tereni", "Sandplatz")),
  term(12, null, "tag", t("Doubles", "Parovi", "Doppel")),
  term(13, null, "tag", t("Serve", "Servis", "Aufschlag")),
  term(14, null, "tag", t("Fitness", "Kondicija", "Fitness am Netz")),
  term(15, null, "tag", t("League", "Liga i turniri", "Ligatag")),
  term(16, null, "tag", t("Stringing", "Pletenje reketa", "Besaitung")),
];
