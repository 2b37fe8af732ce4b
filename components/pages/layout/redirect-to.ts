import "server-only";
import { permanentRedirect, redirect } from "next/navigation";

/** Redirects from a page, with status 308 (permanent) or 307 (temporary), before any of its content is sent. */
export const redirectTo = (target: string, permanent = true): never =>
  permanent ? permanentRedirect(target) : redirect(target);
