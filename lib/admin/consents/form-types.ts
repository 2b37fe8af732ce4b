/** The forms that ask for consents (docs/contract.md §5.12). A backend may know more: their names are shown as they are. */
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
