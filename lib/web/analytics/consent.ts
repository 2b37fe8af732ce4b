import { browserCookie } from "#lib/base/browser/cookie.ts";

/** The categories that a visitor can allow or refuse, beside what is necessary. */
export const CONSENT_CATEGORIES = ["statistics", "marketing"] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The visitor's answers; a category that is missing was never asked about. */
export type ConsentAnswers = Readonly<Partial<Record<ConsentCategory, boolean>>>;

/** After half a year a visitor is asked again. */
const DAYS = 182;
const cookie = browserCookie("analyticsConsent", DAYS);

/** The answers of this device. */
export const readConsent = (): ConsentAnswers => parseConsent(cookie.read());

/** Keeps the answers on this device. */
export const writeConsent = (answers: ConsentAnswers): void => cookie.write(formatConsent(answers));

/** Reads `statistics-yes.marketing-no`; everything else in it is ignored. */
function parseConsent(text: string): ConsentAnswers {
  const parts = text.split(".");
  const answers = CONSENT_CATEGORIES.map((category) => {
    const isAllowed = parts.includes(`${category}-yes`);
    return { category, isAllowed, isKnown: isAllowed || parts.includes(`${category}-no`) };
  });
  return Object.fromEntries(
    answers
      .filter(({ isKnown }) => isKnown)
      .map(({ category, isAllowed }) => [category, isAllowed]),
  );
}

const formatConsent = (answers: ConsentAnswers): string =>
  CONSENT_CATEGORIES.flatMap((category) => {
    const answer = answers[category];
    return answer === undefined ? [] : [`${category}-${answer ? "yes" : "no"}`];
  }).join(".");
