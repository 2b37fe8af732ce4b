/** Widths of bars and gaps by value (ISO/IEC 15417): bar first, in modules. 103–105 start, 106 stops. */
const PATTERNS = (
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112"
).split(" ");

const START_B = 104;
const START_C = 105;
const TO_B = 100;
const STOP = 106;

/**
 * The values of a text: digits in pairs (set C), everything else one by one (set B). Null for a text it cannot encode.
 */
function valuesOf(text: string): number[] | null {
  if (!/^[\x20-\x7e]{1,60}$/.test(text)) return null;
  const letters = (part: string) => [...part].map((letter) => letter.charCodeAt(0) - 32);
  if (!/^\d{2,}$/.test(text)) return [START_B, ...letters(text)];
  const pairs = text.match(/\d\d/g) ?? [];
  const rest = text.length % 2 === 1 ? [TO_B, ...letters(text.slice(-1))] : [];
  return [START_C, ...pairs.map(Number), ...rest];
}

/**
 * A text as Code 128: positions and widths of the bars in modules, and the total width without the quiet zones (10
 * modules on either side). Null if the text contains anything but printable ASCII.
 */
export function toCode128(
  text: string,
): { readonly bars: readonly { x: number; width: number }[]; readonly width: number } | null {
  const values = valuesOf(text);
  if (!values) return null;
  const check = values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % 103;
  const widths = [...values, check, STOP].flatMap((value) =>
    [...(PATTERNS[value] ?? "")].map(Number),
  );
  const bars: { x: number; width: number }[] = [];
  let x = 0;
  widths.forEach((width, index) => {
    if (index % 2 === 0) bars.push({ x, width });
    x += width;
  });
  return { bars, width: x };
}
