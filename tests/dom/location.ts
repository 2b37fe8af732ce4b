import { vi } from "vitest";

/** Watches `location.replace` instead of leaving the page; returns the mock. */
export const watchReplace = () => watchLocation("replace");

/**
 * Watches a way to leave the page instead of going it; returns the mock. Neither browsers nor jsdom allow redefining a
 * method of `location`, so this replaces jsdom's implementation behind it.
 */
export function watchLocation(method: "assign" | "reload" | "replace") {
  const key = Object.getOwnPropertySymbols(location).find(
    ({ description }) => description === "impl",
  );
  const implementation: object = key && Reflect.get(location, key);
  const watched = vi.fn<(href: string) => void>();
  Object.assign(Object.getPrototypeOf(implementation), { [method]: watched });
  return watched;
}
