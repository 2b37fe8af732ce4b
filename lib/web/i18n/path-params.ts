/**
 * The slug in a path's segment, which Next passes on undecoded to pages, layouts and slots. `generateMetadata` gets it
 * decoded (Next 16.4.5): decoded once more, `50%25` would be `50%`. A segment that cannot be decoded is returned unchanged.
 */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize("NFC");
  } catch {
    return segment;
  }
}

/** The id of an event in a path segment; null unless it is a whole number in its canonical spelling. */
export const toEventId = (text: string): number | null =>
  /^\d{1,16}$/.test(text) && String(Number(text)) === text ? Number(text) : null;
