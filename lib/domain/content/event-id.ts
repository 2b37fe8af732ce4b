/** The id in an address; null for anything but a whole number, which is no event. */
export const toEventId = (text: string): number | null =>
  /^\d{1,16}$/.test(text) ? Number(text) : null;
