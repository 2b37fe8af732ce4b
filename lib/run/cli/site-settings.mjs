// The questions and output of `npm run new-site`. Nothing here reads the terminal or the disk.
import { randomBytes } from "node:crypto";

/** The questions in order: the flag, the setting, the text, and whether an empty answer is allowed. */
export const QUESTIONS = [
  {
    flag: "backend",
    name: "BACKEND_URL",
    question: "Address of the backend, such as https://backend.example",
  },
  { flag: "domain", name: "FORCED_DOMAIN", question: "Domain of the site, such as shop.example" },
  {
    flag: "media",
    name: "MEDIA_URL",
    question: "Address of its pictures (empty: {backend}/media)",
    optional: true,
  },
  {
    flag: "search",
    name: "PRODUCT_SEARCH_URL",
    question: "Address of another service for product lists (empty: none)",
    optional: true,
  },
  {
    flag: "payment-hosts",
    name: "PAYMENT_HOSTS",
    question: "Hosts that payment forms post to, separated by commas (empty: none)",
    optional: true,
  },
];

/** Characters that would end a line or a value of an env file, or have a special meaning there. */
const UNSAFE = /[\s"'`#$\\]/;

/**
 * The settings of a site from the answers: for a developer's machine, where the host is always localhost, or for
 * production, where the host decides and replicas share secrets.
 * @param {Readonly<Record<string, string | undefined>>} answers by flag
 * @returns {Record<string, string>}
 * @throws {Error} with the mistake
 */
export function settingsOf(answers, { production = false } = {}) {
  const settings = {};
  for (const { flag, name, optional } of QUESTIONS) {
    const value = answers[flag]?.trim() ?? "";
    if (value === "" && !optional) throw new Error(`--${flag} is needed.`);
    if (UNSAFE.test(value)) throw new Error(`--${flag}: no blanks, quotes, #, $ or \\.`);
    if (value !== "" && !(production && name === "FORCED_DOMAIN")) settings[name] = value;
  }
  if (!production) return settings;
  const secret = () => randomBytes(32).toString("hex");
  return { ...settings, SESSION_SECRET: secret(), REVALIDATE_SECRET: secret() };
}

const nameIn = (line) => /^\s*(?:export\s+)?([A-Z][A-Z_]*)\s*=/.exec(line)?.[1];

/** The names of settings that the file has with another value, which would be replaced. */
export const replacedBy = (text, settings) =>
  text.split("\n").flatMap((line) => {
    const name = nameIn(line);
    const isOther =
      name && Object.hasOwn(settings, name) && line.trim() !== `${name}=${settings[name]}`;
    return isOther ? [name] : [];
  });

/**
 * A settings file with these values: in place if the setting exists, else at the end. All other lines are unchanged.
 */
export function writtenInto(text, settings) {
  const left = new Map(Object.entries(settings));
  const kept = text === "" ? [] : text.replace(/\n+$/, "").split("\n");
  const lines = kept.flatMap((line) => {
    const name = nameIn(line);
    if (!name || !Object.hasOwn(settings, name)) return [line];
    if (!left.delete(name)) return [];
    return [`${name}=${settings[name]}`];
  });
  return `${[...lines, ...[...left].map(([name, value]) => `${name}=${value}`)].join("\n")}\n`;
}

/** The remaining steps: in the backend, and here. */
export const nextSteps = ({ backend, domain, production, file }) => `
The storefront has no list of sites: the backend decides what ${domain} is. In the backend
  1. a site with the domain ${domain}, its own api key and number (v2/domainDetect answers them);
  2. a store for each language, a main currency, and countries that it delivers to;
  3. the options SiteName, DefaultLanguage and AllowedLanguages; others: docs/site-options.md;
  4. a header, a footer, a main menu and the sections of the home page${production ? `;\n  5. REVALIDATE_SECRET of ${file}, to sign its requests that expire pages` : ""}.
Then see whether it has everything:
  npm run doctor -- --backend ${backend} --domain ${domain} --html report.html
${production ? "And build and serve it: npm run build, npm run serve (docs/operations.md)." : "And start the shop: npm start"}
`;
