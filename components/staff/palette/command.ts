import { cleanSearch } from "#lib/shop/values/ascii.ts";

/** Something that a person can go to or do. */
export interface Command {
  /** Unique among all commands that are shown together. */
  readonly id: string;
  readonly label: string;
  /** Distinguishes it from others of the same name, e.g. its address. */
  readonly detail?: string;
  /** Its keyboard shortcut. */
  readonly keys?: readonly string[];
  /** Called once the palette is closed and the focus is back. */
  readonly run: () => void;
}

export interface CommandGroup {
  readonly name: string;
  readonly commands: readonly Command[];
}

/** A text normalised for comparison: lower case, without marks. */
const folded = (text: string): string =>
  cleanSearch(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The commands whose labels contain every typed word, in non-empty groups. */
export function matching(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const isMeant = ({ label, detail = "" }: Command): boolean => {
    const text = folded(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map(({ name, commands }) => ({ name, commands: commands.filter(isMeant) }))
    .filter(({ commands }) => commands.length > 0);
}
