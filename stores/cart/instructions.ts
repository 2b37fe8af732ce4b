const KEY = "baseline.instructions";

/** The shopper's words for the order (`orderMessage`), kept in the browser until the order is placed. */
export const instructions = {
  read(): string {
    try {
      return localStorage.getItem(KEY) ?? "";
    } catch {
      return "";
    }
  },
  write(text: string): void {
    try {
      if (text === "") localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, text);
    } catch {
      // Without storage the words last as long as the page.
    }
  },
};
