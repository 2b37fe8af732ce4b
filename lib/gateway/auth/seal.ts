import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A derived key: other uses of the secret cannot open what is sealed here. */
const keyOf = (secret: string) => createHash("sha256").update(`renewal:${secret}`).digest();

/** Encrypts a value (AES-256-GCM), so that reading Redis reveals nothing. It can be opened only with the same name. */
export function seal(value: unknown, secret: string, name: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/**
 * Opens a value that `seal` has encrypted with one of the secrets; null for anything else: another secret, another name, a
 * changed text.
 */
export function openSealed(text: string, secrets: readonly string[], name: string): unknown {
  const bytes = Buffer.from(text, "base64url");
  for (const secret of secrets) {
    const value = openWith(bytes, secret, name);
    if (value !== null) return value;
  }
  return null;
}

function openWith(bytes: Buffer, secret: string, name: string): unknown {
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return JSON.parse(Buffer.concat([body, decipher.final()]).toString("utf8"));
  } catch {
    return null;
  }
}
