/** `#rrggbb` of a colour written as `#rgb`, `#rrggbb`, `rgb(1, 2, 3)` or `rgb(1 2 3)`; null for any other. */
export function toHex(color: string): string | null {
  const text = color.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, "$&$&");
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(text)?.slice(1);
  if (!parts || parts.some((part) => Number(part) > 255)) return null;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast of two colours, from 1 to 21 (WCAG); null if one of them cannot be read. */
export function contrastOf(one: string, other: string): number | null {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)];
  if (light === null || dark === null) return null;
  return (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05);
}

function luminanceOf(color: string): number | null {
  const hex = toHex(color);
  if (!hex) return null;
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
