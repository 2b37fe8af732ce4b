import type { Call } from "#lib/shop/api/call.ts";
import { readSections } from "./contract-sections.ts";
import type { Examples } from "./examples.ts";
import { createConverter, type JsonSchema } from "./json-schema.ts";
import { NAMED } from "./names.ts";
import { addressOf, toOperation } from "./operation.ts";

interface Sources {
  /** Every call of the document. */
  readonly calls: readonly Call[];
  /** The version of the storefront that the document belongs to. */
  readonly version: string;
  /** The text of `docs/contract.md`. */
  readonly contractText: string;
  readonly examples: Examples;
}

/** The contract as OpenAPI 3.1, from the declarations of the calls. The same sources give the same document. */
export function buildDocument({ calls, version, contractText, examples }: Sources): JsonSchema {
  const converter = createConverter(new Map(NAMED.map(([schema, name]) => [schema, name])));
  const sectionOf = readSections(contractText);
  const paths: Record<string, JsonSchema> = {};
  const titles = new Set<string>();
  for (const call of calls) {
    const section = sectionOf(call);
    const address = addressOf(call);
    titles.add(section.title);
    paths[address] = {
      ...paths[address],
      ...(call.version === "_cli" && { servers: [SERVERS.base] }),
      [call.method.toLowerCase()]: toOperation(call, {
        converter,
        section,
        example: examples.get(call),
      }),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "The backend of a storefront",
      version,
      description: ABOUT,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [SERVERS.api],
    tags: [...titles].sort(byNumber).map((name) => ({ name })),
    paths: sorted(paths),
    components: {
      schemas: sorted(described(converter.named)),
      parameters: PARAMETERS,
      responses: { Failure: FAILURE },
      securitySchemes: SECURITY,
    },
  };
}

const ABOUT =
  "The calls that a backend answers. docs/contract.md is the same in words, with what the calls mean; where the two differ, the words count. A request is sent as its schema says. An answer is read leniently: its schema is what can be read, unknown fields pass, and an entry of a list that cannot be read is left out. Written by `npm run contract` from the declarations of the calls; the examples are answers of the sandbox, with long lists and texts cut.";

const variables = { backend: { default: "https://backend.example", description: "BACKEND_URL" } };
const SERVERS = {
  api: { url: "{backend}/api", variables },
  base: { url: "{backend}", variables },
};

const header = (name: string, description: string, required = false) => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string" },
});

const PARAMETERS = {
  site: header("site", "The number of the site.", true),
  store: header("store", "The number of the language's store.", true),
  storeIfKnown: header("store", "The number of the language's store; may be absent."),
  language: header("language", "Two letters."),
  refreshToken: header("refreshToken", "The token that is renewed.", true),
  strategy: header("strategy", "`admin` for the login of staff."),
  ifMatch: header(
    "If-Match",
    "The `ETag` of the element, where the backend offers `elementGet`: 412 if it has changed.",
  ),
  traceparent: header("traceparent", "W3C Trace Context; may be ignored."),
  Referer: header("Referer", "`https://{host}/`: the host whose site is asked for.", true),
};

const SECURITY = {
  apiKey: { type: "apiKey", in: "header", name: "apiKey", description: "The key of the site." },
  accessToken: {
    type: "apiKey",
    in: "header",
    name: "accessToken",
    description:
      "The token of the person who is logged in. One that is not valid is 401 on any call.",
  },
};

const message = { message: { type: "string" } };
const FAILURE = {
  description: "A failure, in one of its forms (docs/contract.md §1.3).",
  content: {
    "application/json": {
      schema: {
        anyOf: [
          {
            type: "object",
            properties: {
              error: {
                type: "object",
                properties: {
                  statusCode: { type: "integer" },
                  payload: { type: "object", properties: message },
                },
              },
            },
            required: ["error"],
          },
          { type: "object", properties: message, required: ["message"] },
        ],
      },
      example: { error: { statusCode: 404, payload: { message: "Coupon not found!" } } },
    },
    "text/plain": { schema: { type: "string" } },
  },
};

const described = (named: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> => {
  const texts = new Map(NAMED.map(([, name, text]) => [name, text]));
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const description =
        texts.get(name) ?? "A list, in any of its shapes (docs/contract.md §1.4).";
      return [name, { description, ...schema }];
    }),
  );
};

const byNumber = (one: string, other: string) =>
  Number.parseInt(one, 10) - Number.parseInt(other, 10);

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
