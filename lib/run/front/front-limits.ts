import { HELD_FOR } from "#lib/web/cache/limits.ts";

/** The limits of a machine's front: cache sizes and parallel work. */
export const FRONT_LIMITS = {
  pages: 20_000,
  /** Redirects and 404 pages. */
  others: 2_000,
  aliases: 50_000,
  /** Bytes of the aliases. */
  aliasBytes: 16 * 1024 * 1024,
  /** Bytes of all answers and their keys together, and of one answer. */
  bytes: 192 * 1024 * 1024,
  largest: 8 * 1024 * 1024,
  /** Bytes that an answer may have to be whole before its first byte is sent. */
  atOnce: 1024 * 1024,
  /** Bytes of longer answers that are being collected for the cache, at most. */
  collecting: 32 * 1024 * 1024,
  /** Milliseconds for which an answer can be used if the backend fails. */
  heldFor: HELD_FOR,
};
