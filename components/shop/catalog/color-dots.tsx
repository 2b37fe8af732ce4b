import type { CardColors } from "#lib/shop/domain/product/card-choices.ts";

/** The most dots in one row of the narrowest card, beside the number of further ones. */
const MOST = 5;

/** The colours of a product as dots; screen readers get their names as one text. */
export function ColorDots({ label, names, colors, comma }: CardColors & { comma: string }) {
  const others = colors.length - MOST;
  return (
    <p className="card-dots">
      <span className="sr-only">{`${label}: ${names.join(comma)}`}</span>{" "}
      {colors.slice(0, MOST).map((color, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two names may have one colour.
        <i key={at} style={{ background: color }} />
      ))}
      {others > 0 && (
        <span aria-hidden="true" dir="ltr">
          {`+${others}`}
        </span>
      )}
    </p>
  );
}
