import { withoutHandlers } from "#lib/security/without-handlers.ts";
import { isLoopback } from "#lib/utils/loopback.ts";

/** A provider's form as data, without its HTML. */
interface PaymentForm {
  readonly action: string;
  readonly method: "get" | "post";
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Why a form is not sent. */
type FormRefusal = "noForm" | "manyForms" | "badMethod" | "badAddress" | "foreignHost";

type ParsedForm =
  | { readonly ok: true; readonly form: PaymentForm }
  | { readonly ok: false; readonly reason: FormRefusal };

const MAX_FIELDS = 200;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Parses the form of `order/create` in an inert document, where nothing loads or runs (docs/security.md §1.6).
 * @param origins the origins that a form may be sent to, e.g. `https://pay.example.com`
 */
export function parsePaymentForm(html: string, origins: readonly string[]): ParsedForm {
  const page = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  const forms = page.querySelectorAll("form");
  const [form] = forms;
  if (!form) return { ok: false, reason: "noForm" };
  if (forms.length > 1) return { ok: false, reason: "manyForms" };
  // Attributes, not properties, which a field named `action` or `method` would replace.
  const method = (form.getAttribute("method") ?? "get").trim().toLowerCase();
  if (method !== "get" && method !== "post") return { ok: false, reason: "badMethod" };
  const action = toAddress(form.getAttribute("action") ?? "");
  if (!action) return { ok: false, reason: "badAddress" };
  if (!origins.includes(action.origin)) return { ok: false, reason: "foreignHost" };
  return { ok: true, form: { action: action.href, method, fields: readFields(page, form) } };
}

/** An https address, or http of a loopback host, without a user name. */
function toAddress(action: string): URL | null {
  if (!URL.canParse(action)) return null;
  const url = new URL(action);
  const safe = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
  return safe && url.username === "" && url.password === "" ? url : null;
}

/** Names and values of the fields a browser would send, without files and buttons. */
function readFields(page: Document, form: HTMLFormElement): [string, string][] {
  // Not `form.elements`, which a field named `elements` would replace.
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
    // A submit button is sent only when it is pressed; a hidden field named `submit` is data.
    if (type === "submit") return [];
    return [
      [
        name,
        control.getAttribute("value") ?? (type === "checkbox" || type === "radio" ? "on" : ""),
      ],
    ];
  });
}

/** Builds a new form from the data and submits it: the browser goes to the provider. */
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
