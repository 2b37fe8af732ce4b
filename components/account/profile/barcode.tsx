import { toCode128 } from "#lib/domain/account/code128.ts";

/** Modules left white on either side, so that a scanner finds the code. */
const QUIET = 10;

/** A number as bars (Code 128), black on white in any colour scheme: scanners read nothing else. */
export function Barcode({ text, label }: { text: string; label: string }) {
  const code = toCode128(text);
  if (!code) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.width + 2 * QUIET} 46`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="h-24 w-full max-w-sm rounded-md bg-white"
    >
      <rect width="100%" height="100%" fill="#fff" />
      {code.bars.map(({ x, width }) => (
        <rect key={x} x={x + QUIET} y="5" width={width} height="36" fill="#000" />
      ))}
    </svg>
  );
}
