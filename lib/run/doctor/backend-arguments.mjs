// The arguments that name a backend and a site of it, for every command that asks one.
import { parseArgs } from "node:util";

/** @param {string[]} names */
const textOptions = (names) => Object.fromEntries(names.map((name) => [name, { type: "string" }]));

/**
 * The arguments of a command, or a sentence about the mistake in them. `--backend` and `--domain` are always needed.
 * @param {string[]} args
 * @param {{ usage: string, texts?: string[], flags?: string[] }} command `texts` and `flags` are its own options.
 * @returns {string | Record<string, string | boolean | undefined>}
 */
export function readBackendArguments(args, { usage, texts = [], flags = [] }) {
  const options = {
    ...textOptions(["backend", "domain", "language", "media", "search", ...texts]),
    ...Object.fromEntries(flags.map((name) => [name, { type: "boolean" }])),
  };
  try {
    const { values } = parseArgs({ args, options });
    const { backend, domain } = values;
    if (!backend || !domain) return `--backend and --domain are needed: ${usage}`;
    if (!/^https?:\/\//i.test(backend) || !URL.canParse(backend))
      return "--backend: a full address with http:// or https://";
    const { hostname, username } = new URL(`https://${domain}`);
    if (username || hostname !== domain.toLowerCase())
      return "--domain: a host name only, such as shop.example";
    return values;
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n${usage}`;
  }
}

/**
 * Makes the named backend that of this process: the transport reads its settings, as in the shop.
 * @param {Record<string, string | boolean | undefined>} given
 */
export function chooseBackend({ backend, media, search }) {
  process.env.BACKEND_URL = String(backend);
  process.env.MEDIA_URL = String(media ?? "");
  process.env.PRODUCT_SEARCH_URL = String(search ?? "");
}
