/** The forms with consents (docs/contract.md §5.12). A backend may have more: their names are shown unchanged. */
export const FORM_TYPES = [
  "newsletter",
  "contactForm",
  "registerForm",
  "checkoutForm",
  "addressForm",
  "productAvailabilityForm",
] as const;
export type FormType = (typeof FORM_TYPES)[number];

export const isFormType = (name: string): name is FormType =>
  FORM_TYPES.some((known) => known === name);
