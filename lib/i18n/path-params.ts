/** Next hands the segments of a path on as they were sent; slugs are texts. What cannot be decoded stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize("NFC");
  } catch {
    return segment;
  }
}
