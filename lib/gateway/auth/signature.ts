import { sessionSecrets } from "#lib/base/config/secrets.ts";
import { fromBase64url, toBase64url } from "#lib/base/utils/base64url.ts";

/** The purpose of a signature: signatures for different purposes are never interchangeable. */
type Purpose =
  | "staff-hint"
  | "site-pass"
  | "social-login"
  | "guest-pass"
  | "staff-login"
  | "payment-form"
  | "placed-order"
  | "order-pass"
  | "form-proof"
  | "form-receipt";

/** Signs a text with `SESSION_SECRET` (HMAC-SHA256, base64url, 43 characters). Also runs on the edge runtime. */
export async function sign(purpose: Purpose, text: string): Promise<string> {
  const [secret] = sessionSecrets();
  if (!secret)
    throw new Error(
      "SESSION_SECRET is not set, so nothing can be signed. Set it to a random text of 32 characters.",
    );
  const key = await keyOf(purpose, secret, "sign");
  return toBase64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(text))));
}

/**
 * Whether `signature` is ours, for this purpose and text, in the exact spelling of `sign`, made with any accepted secret.
 * Compares in constant time.
 */
export async function isSigned(
  purpose: Purpose,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(signature)) return false;
  const bytes = fromBase64url(signature);
  if (toBase64url(bytes) !== signature) return false;
  for (const secret of sessionSecrets()) {
    const key = await keyOf(purpose, secret, "verify");
    if (await crypto.subtle.verify("HMAC", key, bytes, bytesOf(text))) return true;
  }
  return false;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

const keyOf = (purpose: Purpose, secret: string, use: "sign" | "verify"): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    "raw",
    bytesOf(`${purpose}:${secret}`),
    { name: "HMAC", hash: "SHA-256" },
    false,
    [use],
  );
