import "server-only";
import { z } from "zod";
import { cleanHeadline, cleanText } from "#lib/shop/values/clean.ts";

/** A line of at most so many characters, cleaned like a section's headline. */
export const lineIn = (max: number) =>
  z.string().transform(cleanHeadline).pipe(z.string().trim().max(max));

/** The same for a required text. */
export const titleIn = (max: number) => lineIn(max).pipe(z.string().min(1));

/** A plain text of several lines. */
export const textIn = (max: number) => z.string().transform(cleanText).pipe(z.string().max(max));
