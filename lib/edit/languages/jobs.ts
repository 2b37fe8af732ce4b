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

/** What POST /api/edit/languages/translate answers. */
export interface Translated {
  /** Pages and sections that are there now and were not before. */
  readonly created: number;
}
