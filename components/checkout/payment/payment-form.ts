import { withoutHandlers } from "#lib/security/without-handlers.ts";
import { isLoopback } from "#lib/utils/loopback.ts";

/** A provider's form, taken apart: nothing of its HTML is kept. */
export interface PaymentForm {
  readonly action: string;
  readonly method: "get" | "post";
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Why a returned form is not sent. */
export type FormRefusal = "noForm" | "manyForms" | "badMethod" | "badAddress" | "foreignHost";

type ParsedForm =
  | { readonly ok: true; readonly form: PaymentForm }
  | { readonly ok: false; readonly reason: FormRefusal };

const MAX_FIELDS = 200;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads the form of `order/create` in an inert document, where nothing loads or runs (hardening, "Payment form").
 * @param origins where a form may lead, e.g. `https://pay.example.com`
 */
export function parsePaymentForm(html: string, origins: readonly string[]): ParsedForm {
  const page = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  const forms = page.querySelectorAll("form");
  const [form] = forms;
  if (!form) return { ok: false, reason: "noForm" };
  if (forms.length > 1) return { ok: false, reason: "manyForms" };
  // Attributes, not properties: a field named `action` or `method` would stand in their place.
  const method = (form.getAttribute("method") ?? "get").trim().toLowerCase();
  if (method !== "get" && method !== "post") return { ok: false, reason: "badMethod" };
  const action = toAddress(form.getAttribute("action") ?? "");
  if (!action) return { ok: false, reason: "badAddress" };
  if (!origins.includes(action.origin)) return { ok: false, reason: "foreignHost" };
  return { ok: true, form: { action: action.href, method, fields: readFields(page, form) } };
}

/** https, or http for this machine; no user name in it. */
function toAddress(action: string): URL | null {
  if (!URL.canParse(action)) return null;
  const url = new URL(action);
  const safe = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
  return safe && url.username === "" && url.password === "" ? url : null;
}

/** Names and values of what a browser would send, without files and without pressing a button. */
function readFields(page: Document, form: HTMLFormElement): [string, string][] {
  // Not `form.elements`, which a field of that name would stand in for.
  const controls = [...page.querySelectorAll<Control>("input, textarea, select")].filter(
    (control) => control.form === form,
  );
  return controls.slice(0, MAX_FIELDS).flatMap((control): [string, string][] => {
    const name = control.getAttribute("name") ?? "";
    if (name === "" || control.matches(":disabled")) return [];
    if (control instanceof HTMLSelectElement)
      return [...control.selectedOptions].map(({ value }) => [name, value]);
    if (control instanceof HTMLTextAreaElement) return [[name, control.value]];
    const type = (control.getAttribute("type") ?? "text").toLowerCase();
    if (["file", "button", "reset", "image"].includes(type)) return [];
    if (["checkbox", "radio"].includes(type) && !control.hasAttribute("checked")) return [];
    // A submit button's name counts only when pressed; a hidden field named `submit` is data.
    if (type === "submit") return [];
    return [
      [
        name,
        control.getAttribute("value") ?? (type === "checkbox" || type === "radio" ? "on" : ""),
      ],
    ];
  });
}

/** Builds the form anew and sends it: the browser leaves for the provider. */
export function submitPaymentForm({ action, method, fields }: PaymentForm): void {
  const form = document.createElement("form");
  form.hidden = true;
  form.setAttribute("action", action);
  form.setAttribute("method", method);
  for (const [name, value] of fields) {
    const input = document.createElement("input");
    input.setAttribute("type", "hidden");
    input.setAttribute("name", name);
    input.setAttribute("value", value);
    form.append(input);
  }
  document.body.append(form);
  // A field named `submit` hides the method of that name.
  HTMLFormElement.prototype.submit.call(form);
}
