/** Tokens that the stand-in has handed out and nobody has used yet. */
export const captchaTokens = new Set<string>();

const MOST = 1_000;

/** A token that `form/storeData` takes once. */
export function issueCaptcha(): string {
  const [oldest] = captchaTokens;
  if (captchaTokens.size >= MOST && oldest !== undefined) captchaTokens.delete(oldest);
  const token = `captcha-${crypto.randomUUID()}`;
  captchaTokens.add(token);
  return token;
}
