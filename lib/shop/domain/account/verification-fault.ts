/** Whether a token was refused, or nothing answered and it may be tried again. */
export const verificationFault = ({ status }: { readonly status: number }) =>
  status > 0 && status < 500 && status !== 429 ? "refused" : "unanswered";
