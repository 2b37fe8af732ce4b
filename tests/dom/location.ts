import { vi } from "vitest";

/**
 * Watches `location.replace` instead of leaving the page; returns the mock. Neither browsers nor jsdom allow
 * redefining a method of `location`, so this replaces jsdom's implementation behind it.
 */
export function watchReplace() {
  const key = Object.getOwnPropertySymbols(location).find(
    ({ description }) => description === "impl",
  );
  const implementation: object = key && Reflect.get(location, key);
  const replace = vi.fn<(href: string) => void>();
  Object.assign(Object.getPrototypeOf(implementation), { replace });
  return replace;
}
