/** Of nearly all currencies. */
const USUAL = 2;

/**
 * How many decimals the smallest unit of a currency has by ISO 4217 (list one of 2024), where these are not two. Payment
 * providers charge in these units. `Intl` is not asked: engines differ among themselves and from ISO (HUF, RSD, COP, IDR, IQD …).
 */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" "),
  3: "BHD IQD JOD KWD LYD OMR TND".split(" "),
  4: "CLF UYW".split(" "),
};

const DECIMALS = new Map(
  Object.entries(OTHERS).flatMap(([decimals, labels]) =>
    labels.map((label) => [label, Number(decimals)] as const),
  ),
);

/** How many decimals a currency has; two where its label is no code of ISO 4217, as some backends have. */
export const currencyDecimals = (label: string): number => DECIMALS.get(label) ?? USUAL;
