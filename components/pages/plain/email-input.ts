/**
 * How forms without scripts ask for an e-mail address. A browser's own check of `type=email` refuses what mail servers
 * take, such as international domains, in words of its own; the gateway checks by the kinds of values (decision 0088).
 */
export const EMAIL_INPUT = {
  type: "text",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
