/** A kind of goods of the tables (`tables/`), from which products are made. */
export interface Kind {
  /** The kind's code, by which its products are generated: the same every time. */
  readonly code: string;
  /** The name of its category. */
  readonly category: string;
  readonly count: number;
  /** With the names of words and facts in braces. */
  readonly name: string;
  readonly brand?: readonly string[];
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** By attribute: choices, `[least, most, step]`, or a kind of value that is made. */
  readonly facts: Readonly<Record<string, Choices | Range | "yesNo" | "date">>;
  /** The attributes that choose a variant. */
  readonly axes?: readonly Axis[];
  /** Colours of the goods, unless they choose a variant. */
  readonly colours?: readonly string[];
  /** Least and most. Of goods by weight: of a kilogram. */
  readonly price: readonly [number, number];
  readonly unit?: { readonly per: number; readonly unit: "g" | "kg" | "l" };
  readonly taxRate?: number;
  /** No product has more than that in stock; 60 when absent. */
  readonly stockUntil?: number;
  /** Its drawing. */
  readonly plate: string;
  /** Of things that look otherwise: drawing and colour, by the thing. */
  readonly plates?: Readonly<Record<string, string>>;
  /** Which reviews it gets. */
  readonly reviews: string;
  readonly text: readonly string[];
}

type Choices = readonly string[];
type Range = readonly [number, number, number];

export interface Axis {
  readonly code: string;
  readonly of: readonly string[];
  /** How many of them a product has, at least and at most; all when absent. */
  readonly pick?: readonly [number, number];
  /** Added to the price from one value to the next. */
  readonly step?: number;
  /** The price is that of the weight. */
  readonly byWeight?: boolean;
}

/** A category: name, the name of the one above, drawing, description. */
export type CategoryRow = readonly [string, string | null, string, string];

export interface AttributeRow {
  readonly code: string;
  readonly label: string;
  readonly inputType:
    | "dropdown"
    | "visualSwatch"
    | "textSwatch"
    | "numberField"
    | "multipleSelect"
    | "yesNo"
    | "date";
}

export interface Tables {
  readonly categories: readonly CategoryRow[];
  readonly attributes: readonly AttributeRow[];
  readonly colours: Readonly<Record<string, string>>;
  readonly kinds: readonly Kind[];
  /** By group: first and second sentences. */
  readonly reviews: Readonly<Record<string, readonly [readonly string[], readonly string[]]>>;
}
