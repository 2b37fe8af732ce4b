import {
  type FoundControl,
  type PaymentForm,
  readPaymentForm,
} from "#lib/shop/domain/checkout/payment-form.ts";
import { withoutHandlers } from "#lib/web/security/without-handlers.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Parses the form of `order/create` in an inert document, where nothing loads or runs (docs/security.md §1.6).
 * @param origins the origins that a form may be sent to, e.g. `https://pay.example.com`
 */
export function parsePaymentForm(html: string, origins: readonly string[]) {
  const page = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  // Not `form.elements`, which a field named `elements` would replace.
  const controls = [...page.querySelectorAll<Control>("input, textarea, select")];
  const forms = [...page.querySelectorAll("form")].map((form) => ({
    // Attributes, not properties, which a field named `action` or `method` would replace.
    action: form.getAttribute("action"),
    method: form.getAttribute("method"),
    controls: controls.filter((control) => control.form === form).map(toControl),
  }));
  return readPaymentForm(forms, origins);
}

function toControl(control: Control): FoundControl {
  const found = {
    name: control.getAttribute("name") ?? "",
    checked: control.hasAttribute("checked"),
    disabled: control.matches(":disabled"),
  };
  if (control instanceof HTMLSelectElement)
    return {
      ...found,
      type: "select",
      values: [...control.selectedOptions].map(({ value }) => value),
    };
  if (control instanceof HTMLTextAreaElement)
    return { ...found, type: "textarea", values: [control.value] };
  const value = control.getAttribute("value");
  const type = (control.getAttribute("type") ?? "text").toLowerCase();
  return { ...found, type, values: value === null ? [] : [value] };
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
