/**
 * The token in the address of an e-mailed link, "" if it has none. E-mails contain base64 tokens unescaped, so a blank
 * is read as a plus.
 */
export const tokenIn = (given: unknown): string =>
  typeof given === "string" ? given.replaceAll(" ", "+") : "";
