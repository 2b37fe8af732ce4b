/**
 * The fields to fill in before adding: those of the chosen variant, which include the main product's, else the
 * product's own (docs/contract.md §4.8).
 */
export const fieldsToAsk = <Field>(
  product: { readonly fields: readonly Field[] },
  variant: { readonly fields?: readonly Field[] | undefined } | null,
): readonly Field[] => variant?.fields ?? product.fields;

/** The name of a field in a form that is sent without JavaScript: titles are the shop's own text. */
export const textName = (title: string): string => `text:${title}`;
