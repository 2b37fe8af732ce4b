/**
 * The token that an address brings from an e-mail, "" where it has none. E-mails hold base64 tokens as they are: the plus
 * of one is a plus, because none holds a blank.
 */
export const tokenIn = (given: unknown): string =>
  typeof given === "string" ? given.replaceAll(" ", "+") : "";
