interface Direction {
  /** The language whose texts are copied. */
  readonly from: string;
  readonly to: string;
}

/** One translation that staff ask for. */
export type TranslateJob = Direction &
  (
    | { readonly kind: "section"; readonly id: number; readonly handler: string }
    /** A page with its sections. */
    | { readonly kind: "page"; readonly slugMain: string }
    /** The sections that a translation lacks. */
    | { readonly kind: "sections"; readonly slugMain: string }
    /** Every page or post of a type. */
    | { readonly kind: "type"; readonly id: number }
  );

/** The answer of POST /api/edit/languages/translate. */
export interface Translated {
  /** Newly created pages and sections. */
  readonly created: number;
}
