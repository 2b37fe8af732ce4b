import { isRecord } from "#lib/base/utils/is-record.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { type Media, readMedia } from "#lib/shop/api/schemas/media-schema.ts";
import type { Site } from "./types.ts";

type WithOptions = Pick<Site, "options">;
type WithDefault = Pick<Site, "options" | "defaultLocale">;

/** A text option; numbers and booleans count as their text, everything else as missing. */
export function textOption(site: WithOptions, key: string, fallback = ""): string {
  const value = site.options.get(key);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : fallback;
}

/**
 * A text option that may be an object by language, or JSON of one: the text of this language, else of the site's default
 * language, else any.
 */
export function localOption(site: WithDefault, key: string, locale: string, fallback = ""): string {
  const value = parsed(site.options.get(key));
  if (!isRecord(value)) return textOption(site, key, fallback);
  const texts = [value[locale], value[site.defaultLocale], ...Object.values(value)];
  const found = texts.find((text) => typeof text === "string" && text.trim() !== "");
  return typeof found === "string" ? found.trim() : fallback;
}

/** An amount in units of the main currency, sent as a number or as text; null for anything else. */
export function amountOption(site: WithOptions, key: string): number | null {
  const amount = Number(textOption(site, key, "0"));
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

/** A boolean option: `"true"`/`"false"` or a real boolean (docs/contract.md §2.3). */
export function flagOption(site: WithOptions, key: string, fallback = false): boolean {
  const value = textOption(site, key, String(fallback)).toLowerCase();
  return value === "true" || value === "1";
}

/** A Media option, sent as an object, a list, an address, or JSON of one of these. */
export function mediaOption(site: WithOptions, key: string): Media | null {
  return readMedia(parsed(site.options.get(key)));
}

/** An option that contains JSON, e.g. `SiteMapOptions`; objects are returned unchanged, null if unreadable. */
export function jsonOption(site: WithOptions, key: string): unknown {
  const value = site.options.get(key);
  if (typeof value !== "string") return value ?? null;
  const read = parsed(value);
  return read === value ? null : read;
}

/** Comma-separated names or a real list. */
export function listOption(site: WithOptions, key: string): string[] {
  const value = site.options.get(key);
  const parts = Array.isArray(value) ? value.map(String) : textOption(site, key).split(",");
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** Whether the site's backend offers an optional call, by the name in `Capabilities` (docs/contract.md §5.15). */
export const offersCall = (site: WithOptions, capability: string): boolean =>
  listOption(site, "Capabilities").includes(capability);

function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  return parseJson(value) ?? value;
}

/**
 * Reads the CMS option `EventTarget`: `dataLayer` (the queue on the page that the site's own tag manager reads), or an
 * https address on the visiting host, returned as its path. Null for anything else: another host would need a source in
 * the page's content security policy (decision 0016).
 */
export function readAnalyticsTarget(option: string, domain: string): string | null {
  if (option === "dataLayer") return option;
  if (!URL.canParse(option)) return null;
  const { protocol, hostname, username, password, pathname, search } = new URL(option);
  const isOwnHost =
    protocol === "https:" && hostname === domain && username === "" && password === "";
  // As a path: the browser adds its current host, port included.
  return isOwnHost && !pathname.startsWith("//") ? pathname + search : null;
}
