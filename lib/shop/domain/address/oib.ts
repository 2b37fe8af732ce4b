/**
 * Whether a text is a Croatian OIB: eleven digits, the last one the check digit of ISO 7064 MOD 11,10. The
 * VAT number's `HR` in front and spaces are allowed.
 */
export function isOib(text: string): boolean {
  const digits = text.replace(/\s+/g, "").replace(/^HR/i, "");
  if (!/^\d{11}$/.test(digits)) return false;
  let rest = 10;
  for (const digit of digits.slice(0, 10)) {
    const sum = (rest + Number(digit)) % 10 || 10;
    rest = (sum * 2) % 11;
  }
  return (11 - rest) % 10 === Number(digits[10]);
}

/** Whether a Croatian company's number is certainly mistyped: a hint to look again, never a reason to refuse. */
export const isDoubtfulOib = (text: string, country: string): boolean =>
  text.trim() !== "" && (country === "" || country.toUpperCase() === "HR") && !isOib(text);
