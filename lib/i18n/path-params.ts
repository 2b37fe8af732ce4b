/** A slug out of a path's segment, which Next passes on as it was sent. What cannot be decoded stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize("NFC");
  } catch {
    return segment;
  }
}

/** The id of an event out of a path's segment; null for anything but a whole number. */
export const toEventId = (text: string): number | null =>
  /^\d{1,16}$/.test(text) ? Number(text) : null;
