import type { TextPlace } from "#lib/edit/languages/places.ts";

type Texts = Readonly<Record<string, string>>;

interface Unsent {
  readonly texts: Texts;
  /** What stood there when it was typed. */
  readonly before: Texts;
}

const NOTHING: Unsent = { texts: {}, before: {} };

/** What was typed beside a source and is not published yet, by section: closing its form discards nothing. */
const unsent = new Map<number, Unsent>();
const unsentIn = (elementId: number): Unsent => unsent.get(elementId) ?? NOTHING;

/** The texts that were typed in a section, by path. */
export const textsIn = (elementId: number): Texts => unsentIn(elementId).texts;

/** Remembers what was typed at a place. */
export function keepText(elementId: number, { path, target }: TextPlace, text: string): void {
  const { texts, before } = unsentIn(elementId);
  unsent.set(elementId, {
    texts: { ...texts, [path]: text },
    before: { [path]: target, ...before },
  });
}

/** They are published, or unsaved changes of the page. */
export const forgetTexts = (elementId: number): boolean => unsent.delete(elementId);

/** The places where somebody else has written since something was typed there. */
export function overtakenIn(elementId: number, places: readonly TextPlace[]): TextPlace[] {
  const { texts, before } = unsentIn(elementId);
  return places.filter(
    ({ path, target }) =>
      before[path] !== undefined && before[path] !== target && texts[path] !== target,
  );
}
