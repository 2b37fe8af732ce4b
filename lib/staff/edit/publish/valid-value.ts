import "server-only";
import { z } from "zod";
import { getSettings } from "#lib/base/config/settings.ts";
import { toColor } from "#lib/base/utils/color.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { OptionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { cleanHeadline, WITHOUT_WIDTH } from "#lib/shop/values/clean.ts";
import type { InvalidReason } from "#lib/staff/edit/model/answers.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { isSame } from "#lib/staff/edit/model/json.ts";
import type { Allowed } from "#lib/staff/edit/model/place.ts";
import { tooLongAt } from "#lib/staff/edit/model/text-length.ts";
import { resolveHref } from "#lib/web/i18n/link.ts";
import { markupToStore } from "./stored-markup.ts";

type Checked =
  | { readonly value: Json | undefined }
  | { readonly reason: Extract<InvalidReason, "value" | "markup" | "tooLong" | "empty"> };

const BAD: Checked = { reason: "value" };

/**
 * The value to store in a slot, or the reason why it is refused. The definition counts, never the type that the browser
 * claims (docs/edit-mode.md §2).
 * @param stored the backend's current value: it may always be stored again
 */
export function checkValue(allowed: Allowed, value: Json | undefined, stored: unknown): Checked {
  if (isSame(value, stored)) return { value: value ?? undefined };
  if (allowed.slot === "text" && allowed.required && isBlank(value)) return { reason: "empty" };
  if (value === undefined || value === null) return { value: undefined };
  // A text is measured once it is cleaned.
  if (allowed.slot !== "text" && allowed.slot !== "html" && tooLongAt(allowed, value))
    return { reason: "tooLong" };
  switch (allowed.slot) {
    case "text":
      return checkText(value, allowed.limit);
    case "html":
      return checkHtml(value, allowed.limit, stored);
    case "media":
      return isMedia(value) ? { value } : BAD;
    case "icon":
      return isMedia(value) || (typeof value === "string" && /^[a-z][a-z0-9-]{0,40}$/.test(value))
        ? { value }
        : BAD;
    case "link":
      return isLink(value) ? { value } : BAD;
    case "option":
      return isOption(allowed.option, value) ? { value } : BAD;
    default:
      return allowed satisfies never;
  }
}

const isBlank = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && cleanHeadline(value).trim() === "");

function checkText(value: Json, limit = Number.POSITIVE_INFINITY): Checked {
  if (typeof value !== "string") return BAD;
  const text = cleanHeadline(value);
  return text.length > limit ? { reason: "tooLong" } : { value: text };
}

function checkHtml(value: Json, limit = Number.POSITIVE_INFINITY, stored: unknown): Checked {
  if (typeof value !== "string") return BAD;
  // In HTML they are not breaks, but some scripts and feeds break at them.
  const text = value.replace(WITHOUT_WIDTH, "").replace(/[\v\u0085\u2028\u2029]+/g, " ");
  if (text.length > limit) return { reason: "tooLong" };
  const kept = markupToStore(text, typeof stored === "string" ? stored : "");
  return kept === null ? { reason: "markup" } : { value: kept };
}

const MEDIA_TEXTS = ["title", "description", "caption"];

/**
 * A Media of the library: its files, and those of its poster, are on the media host. Its texts and its focal point
 * belong to this use.
 */
export function isMedia(value: unknown): boolean {
  if (!isRecord(value) || !(Number(value.id) > 0)) return false;
  const { poster, focal } = value;
  const others = isRecord(value.alternativePaths) ? Object.values(value.alternativePaths) : [];
  const addresses = [value.path, value.media_url, ...others];
  if (isRecord(poster)) addresses.push(poster.path, poster.media_url);
  else if (typeof poster === "string" && poster !== "") addresses.push(poster);
  return (
    addresses.every(
      (address) => address === undefined || address === null || isMediaAddress(address),
    ) &&
    MEDIA_TEXTS.every((key) => isTextOrNone(value[key])) &&
    (focal === undefined || focal === null || isFocal(focal))
  );
}

const isTextOrNone = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.length <= 2_000);

/** A point of the picture in percent of its width and height. */
const isFocal = (value: unknown): boolean =>
  isRecord(value) &&
  [value.x, value.y].every((one) => typeof one === "number" && one >= 0 && one <= 100);

/** A relative path on the media host without `..`, or an absolute address on it. */
function isMediaAddress(address: unknown): boolean {
  if (typeof address !== "string" || address.length > 500 || /\\|\p{Cc}/u.test(address))
    return false;
  if (/(^|\/)(\.|%2e){1,2}(\/|$)/i.test(address)) return false;
  if (/^https?:\/\//i.test(address))
    return (
      URL.canParse(address) && new URL(address).origin === new URL(getSettings().MEDIA_URL).origin
    );
  return !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}

const LINK_TEXTS = ["name", "rel", "href", "target", "type", "formattedPath"];
const LINK_ENTITIES = [
  "post",
  "page",
  "product",
  "service",
  "category",
  "tag",
  "blogCategory",
  "productCategory",
  "event",
];

function isLink(value: Json): boolean {
  if (!isRecord(value)) return false;
  if (!LINK_TEXTS.every((key) => isTextOrNone(value[key]))) return false;
  if (!LINK_ENTITIES.every((key) => isEntity(value[key]))) return false;
  const { href, target, rel, media } = value;
  if (!isLinkedFile(media)) return false;
  if (target && !["_self", "_blank"].includes(String(target))) return false;
  if (typeof rel === "string" && !/^[a-z ]*$/i.test(rel)) return false;
  return (
    typeof href !== "string" ||
    href.trim() === "" ||
    href.trim() === "#" ||
    resolveHref(href, { external: value.type === "external" }).href !== "#"
  );
}

/** A link's target: its id, slug and title, or nothing. */
const isEntity = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isRecord(value) &&
    (value.id === undefined || value.id === null || isId(value.id)) &&
    isTextOrNone(typeof value.slug === "number" ? String(value.slug) : value.slug) &&
    isTextOrNone(value.title));

/** A file of the library as a link names it, or nothing. */
const isLinkedFile = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isRecord(value) && isId(value.id) && isMediaAddress(value.path) && isTextOrNone(value.title));

const isId = (value: unknown): boolean => Number.isSafeInteger(Number(value)) && Number(value) > 0;
const isShort = (value: unknown): boolean =>
  typeof value === "string" && value.length <= 200 && !/\p{Cc}/u.test(value);
const MOST_PICKED = 100;
/** In UTC: a backend may compare it as text. */
const moment = z.iso.datetime();

function isOption(option: OptionDefinition, value: Json): boolean {
  switch (option.control) {
    case "number":
      return typeof value === "number" && value >= option.min && value <= option.max;
    case "choice":
      return typeof value === "string" && option.choices.includes(value);
    case "color":
      return typeof value === "string" && (value === "" || toColor(value) !== null);
    case "flag":
      return typeof value === "boolean";
    case "pick":
      return option.many
        ? Array.isArray(value) && value.length <= MOST_PICKED && value.every(isId)
        : isId(value);
    case "slugs":
    case "words":
      return Array.isArray(value) && value.length <= MOST_PICKED && value.every(isShort);
    case "line":
      return isShort(value);
    case "moment":
      return moment.safeParse(value).success;
    default:
      return option satisfies never;
  }
}
