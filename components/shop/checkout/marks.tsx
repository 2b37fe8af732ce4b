import { Fragment } from "react";

interface MarksProps {
  /** Names of couriers, cards or wallets, as backends write them: `visa`, `apple_pay`, `DHL`. */
  readonly names: readonly string[];
  /** Said before them by screen readers. */
  readonly label?: string;
}

const KNOWN: Readonly<Record<string, string>> = {
  amex: "American Express",
  applepay: "Apple Pay",
  dhl: "DHL",
  dpd: "DPD",
  fedex: "FedEx",
  gls: "GLS",
  googlepay: "Google Pay",
  jcb: "JCB",
  mastercard: "Mastercard",
  paypal: "PayPal",
  sepa: "SEPA",
  unionpay: "UnionPay",
  ups: "UPS",
};

/** The usual spelling of a known name, otherwise the backend's with a capital. */
export function markName(name: string): string {
  const text = name.trim();
  const known = KNOWN[text.toLowerCase().replace(/[^a-z]/g, "")];
  return known ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** The marks of couriers or cards as small plates of words: logos belong to their owners, and would be downloaded. */
export function Marks({ names, label }: MarksProps) {
  const shown = [...new Set(names.map(markName))].filter((name) => name !== "");
  if (shown.length === 0) return null;
  return (
    // Not a list, because it is inside the label of a choice.
    <span className="flex flex-wrap gap-1.5">
      {label && <span className="sr-only">{label}</span>}
      {shown.map((name) => (
        // The space separates the names where they are read aloud, copied, or shown without styles.
        <Fragment key={name}>
          {" "}
          <span className="max-w-40 truncate rounded-sm border border-line-strong bg-surface px-1.5 text-tiny leading-5 font-semibold text-ink">
            {name}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
