type Node = Readonly<Record<string, unknown>>;

/** The required fields of each type (Google's documentation of the types; schema.org for the rest). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url"],
  WebSite: ["name", "url", "potentialAction"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  Product: ["name", "image", "url"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  AggregateOffer: ["lowPrice", "highPrice", "offerCount", "priceCurrency"],
  AggregateRating: ["ratingValue", "reviewCount"],
  Review: ["reviewRating", "author"],
  Rating: ["ratingValue"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position"],
  BlogPosting: ["headline", "image", "datePublished", "author", "publisher", "url"],
  Person: ["name"],
  Event: ["name", "startDate", "location", "eventStatus", "image", "organizer", "url"],
  Place: ["name", "address"],
};

const ADDRESSES = new Set(["url", "item", "@id", "mainEntityOfPage", "urlTemplate"]);
const DATES = /^(start|end)Date$|^date(Published|Modified)$/;

/** The types of a page's JSON-LD blocks, and their faults. */
export function readStructuredData(
  html: string,
  origin: string,
): { readonly types: string[]; readonly faults: string[] } {
  const faults: string[] = [];
  const types: string[] = [];
  for (const [, text = ""] of html.matchAll(
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
  )) {
    try {
      const node = JSON.parse(text) as Node;
      if (node["@context"] !== "https://schema.org") faults.push("no @context");
      types.push(String(node["@type"]));
      check(node, String(node["@type"]), origin, faults);
    } catch (error) {
      faults.push(`cannot be read: ${error}`);
    }
  }
  return { types, faults };
}

function check(node: Node, path: string, origin: string, faults: string[]): void {
  const type = node["@type"];
  const required = typeof type === "string" ? REQUIRED[type] : undefined;
  const isReference = Object.keys(node).every((key) => key === "@id" || key === "@context");
  if (!required && !isReference) faults.push(`${path}: unknown type ${String(type)}`);
  for (const name of required ?? [])
    if (node[name] === undefined) faults.push(`${path}: no ${name}`);
  for (const [key, value] of Object.entries(node))
    checkValue(key, value, `${path}.${key}`, origin, faults);
}

function checkValue(key: string, value: unknown, path: string, origin: string, faults: string[]) {
  if (Array.isArray(value)) {
    if (value.length === 0) faults.push(`${path} is empty`);
    for (const item of value) checkValue(key, item, path, origin, faults);
  } else if (value !== null && typeof value === "object")
    check(value as Node, path, origin, faults);
  else if (value === null || value === "" || /undefined|\[object|NaN|Invalid/.test(String(value)))
    faults.push(`${path} is ${JSON.stringify(value)}`);
  else if (ADDRESSES.has(key) && !String(value).startsWith(`${origin}/`))
    faults.push(`${path} is not of the site: ${value}`);
  else if (DATES.test(key) && Number.isNaN(Date.parse(String(value))))
    faults.push(`${path} is no date: ${value}`);
}
