/** Parameters that name a campaign and no person. */
const CAMPAIGN =
  /^(utm_(source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|fbclid|msclkid)$/;
/** An address of e-mail, a long number, or a UUID. */
const PERSONAL = /@|%40|\d{7}|[\da-f]{8}-[\da-f]{4}-/i;
/** The number of letters and digits in a row from which they count as a token. */
const TOKEN = 16;

/** Whether a text may name a person or open something. */
const isPersonal = (text: string): boolean =>
  PERSONAL.test(text) ||
  text.split(/\W/).some((run) => run.length >= TOKEN && /\d/.test(run) && /\D/.test(run));

/** An address for analytics: without what is after `#`, and with the parameters of campaigns only. */
export function withoutPersonal(address: string): string {
  if (!URL.canParse(address)) return "";
  const { origin, pathname, searchParams } = new URL(address);
  const path = pathname
    .split("/")
    .map((part) => (isPersonal(part) ? "redacted" : part))
    .join("/");
  const kept = [...searchParams].filter(
    ([name, value]) => CAMPAIGN.test(name) && !/@|%40/.test(value),
  );
  const query = new URLSearchParams(kept).toString();
  return `${origin}${path}${query && `?${query}`}`;
}

/** Whether an address contains no personal data, so that third-party scripts, which read it, may run on the page. */
export function isFreeOfPersonal(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return (
    !pathname.split("/").some(isPersonal) &&
    [...searchParams].every(([name, value]) => CAMPAIGN.test(name) || !isPersonal(value))
  );
}

/** Words that a shopper searched for; empty where they may name a person. */
export const searchTerm = (text: string): string =>
  /@|\d{7}/.test(text) ? "" : text.trim().slice(0, 100);
