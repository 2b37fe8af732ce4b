import { isLoopback } from "#lib/base/utils/loopback.ts";

/** A provider's form as data, without its HTML. */
export interface PaymentForm {
  readonly action: string;
  readonly method: "get" | "post";
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Why a provider's form is not sent. */
type FormRefusal = "noForm" | "manyForms" | "badMethod" | "badAddress" | "foreignHost";

type ReadForm =
  | { readonly ok: true; readonly form: PaymentForm }
  | { readonly ok: false; readonly reason: FormRefusal };

/** A form found in a page: its attributes as written, null if missing. */
export interface FoundForm {
  readonly action: string | null;
  readonly method: string | null;
  readonly controls: readonly FoundControl[];
}

/** A control of a form. */
export interface FoundControl {
  readonly name: string;
  /** `textarea`, `select`, or the type of an input. */
  readonly type: string;
  /** An input without a value has none; a select one for each chosen option. */
  readonly values: readonly string[];
  readonly checked: boolean;
  readonly disabled: boolean;
}

const MAX_FIELDS = 200;

/**
 * A provider's form, if it is the only one and valid (docs/security.md §1.6).
 * @param origins the origins that a form may be sent to, e.g. `https://pay.example.com`
 */
export function readPaymentForm(forms: readonly FoundForm[], origins: readonly string[]): ReadForm {
  const [form] = forms;
  if (!form) return { ok: false, reason: "noForm" };
  if (forms.length > 1) return { ok: false, reason: "manyForms" };
  const method = (form.method ?? "get").trim().toLowerCase();
  if (method !== "get" && method !== "post") return { ok: false, reason: "badMethod" };
  const action = toAddress(form.action ?? "");
  if (!action) return { ok: false, reason: "badAddress" };
  if (!origins.includes(action.origin)) return { ok: false, reason: "foreignHost" };
  const fields = form.controls.slice(0, MAX_FIELDS).flatMap(toFields);
  return { ok: true, form: { action: action.href, method, fields } };
}

/** An https address, or http of a loopback host, without a user name. */
function toAddress(action: string): URL | null {
  if (!URL.canParse(action)) return null;
  const url = new URL(action);
  const safe = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
  return safe && url.username === "" && url.password === "" ? url : null;
}

/** A submit button is sent only when it is pressed; a hidden field named `submit` is data. */
const NEVER_SENT = ["file", "button", "reset", "image", "submit"];

/** Name and values of a field that a browser would send, without files and buttons. */
function toFields({ name, type, values, checked, disabled }: FoundControl): [string, string][] {
  const isBox = type === "checkbox" || type === "radio";
  if (name === "" || disabled || NEVER_SENT.includes(type) || (isBox && !checked)) return [];
  if (type === "select") return values.map((value) => [name, value]);
  return [[name, values[0] ?? (isBox ? "on" : "")]];
}
