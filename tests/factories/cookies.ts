import { vi } from "vitest";

/** Writes a cookie as a page does: jsdom has no Cookie Store API. */
export const setCookie = (cookie: string): boolean => Reflect.set(document, "cookie", cookie);

/** Watches writes to `document.cookie`; returns the last one's name and value, attributes and lifetime in days. */
export function watchCookies() {
  const set = vi.spyOn(document, "cookie", "set");
  const last = () => set.mock.lastCall?.[0] ?? "";
  return {
    written: () => last().split(";")[0],
    attributes: () => last().slice(last().indexOf(";")),
    days: () => {
      const expires = /; expires=([^;]+)/.exec(last())?.[1] ?? "";
      return Math.round((Date.parse(expires) - Date.now()) / 86_400_000);
    },
  };
}
