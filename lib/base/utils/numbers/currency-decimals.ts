/** The decimals of nearly all currencies. */
const USUAL = 2;

/**
 * The decimals of currencies that do not have two, by ISO 4217 (list one of 2024). Payment providers charge in these
 * units. `Intl` is not used: engines differ from each other and from ISO (HUF, RSD, COP, IDR, IQD …).
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

/** The decimals of a currency; two if its label isn't an ISO 4217 code, as with some backends. */
export const currencyDecimals = (label: string): number => DECIMALS.get(label) ?? USUAL;
