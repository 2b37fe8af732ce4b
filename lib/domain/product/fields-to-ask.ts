/**
 * The fields to fill in for what is added: those of the chosen variant, which hold the main product's too, else the
 * product's own (docs/contract.md §4.8).
 */
export const fieldsToAsk = <Field>(
  product: { readonly fields: readonly Field[] },
  variant: { readonly fields?: readonly Field[] | undefined } | null,
): readonly Field[] => variant?.fields ?? product.fields;

/** The name of a field in a form that is sent without a script: titles are the shop's own words. */
export const textName = (title: string): string => `text:${title}`;
