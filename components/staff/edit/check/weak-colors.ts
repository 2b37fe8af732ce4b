import { contrastOf } from "#lib/base/utils/contrast.ts";
import { valueOfSection } from "#lib/staff/edit/model/actions.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";

/** The contrast that makes a text readable (WCAG 2.2 AA). */
const ENOUGH = 4.5;

/** The contrast of a section's chosen colours if it is too low, rounded down; null if it is enough or unknown. */
export function weakContrast(operations: Operations, section: Section): number | null {
  const at = (path: string): string => {
    const value = valueOfSection(operations, section, path);
    return typeof value === "string" ? value : "";
  };
  const screens = [
    [at("options.color"), at("options.background")],
    [
      at("mobileOptions.color") || at("options.color"),
      at("mobileOptions.background") || at("options.background"),
    ],
  ] as const;
  const found = screens.flatMap(([text, ground]) => contrastOf(text, ground) ?? []);
  const least = Math.min(...found);
  return least < ENOUGH ? Math.floor(least * 10) / 10 : null;
}
