/** Letters that only change how others look: left out in silence. */
const SILENT = /[\p{M}\p{Cf}\p{Cc}]/u;

/**
 * A text in letters the fonts can draw, without emoji. Empty where more than a few of its letters had to go: half a
 * title says less than none.
 */
export function drawable(text: string, covered: ReadonlySet<number>): string {
  let lost = 0;
  let kept = "";
  for (const letter of text.normalize("NFC").toWellFormed().replace(/\s+/gu, " ")) {
    if (SILENT.test(letter)) continue;
    if (letter === " " || covered.has(letter.codePointAt(0) ?? 0)) kept += letter;
    else lost += /\p{L}|\p{N}/u.test(letter) ? 1 : 0;
  }
  const said = kept.replace(/ +/g, " ").trim();
  return lost * 5 > [...said].length ? "" : said;
}
