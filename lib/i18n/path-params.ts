/** Next hands the segments of a path on as they were sent; slugs are texts. What cannot be decoded stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize("NFC");
  } catch {
    return segment;
  }
}

/** The id in an address; null for anything but a whole number, which is no event. */
export const toEventId = (text: string): number | null =>
  /^\d{1,16}$/.test(text) ? Number(text) : null;
