/** Colours come from editors: only certain colour values are accepted. */
const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl|oklch)a?\([\d\s.,%/deg-]{1,60}\))$/i;

/** A colour for use in a style, null for anything else. */
export function toColor(text: string): string | null {
  const value = text.trim();
  return COLOR.test(value) ? value : null;
}

/** Black or white, whichever has more contrast on a background (WCAG); null if that isn't a hex colour. */
export function inkOn(background: string): "#ffffff" | "#13211a" | null {
  const match = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(background.trim());
  if (!match?.[1]) return null;
  const hex = match[1].length === 3 ? match[1].replace(/./g, "$&$&") : match[1];
  const [red = 0, green = 0, blue = 0] = (hex.match(/../g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.2 ? "#13211a" : "#ffffff";
}
