/**
 * The fields to fill in for what is added: those of the chosen variant, which hold the main product's too, else the
 * product's own (docs/contract.md §4.8).
 */
export const fieldsToAsk = <Field>(
  product: { readonly fields: readonly Field[] },
  variant: { readonly fields?: readonly Field[] | undefined } | null,
): readonly Field[] => variant?.fields ?? product.fields;
