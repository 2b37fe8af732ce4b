import type { Call } from "#lib/shop/api/call.ts";
import { FILLS } from "#lib/shop/api/call.ts";
import { segmentsOf } from "#lib/shop/api/path-segment.ts";
import type { Section } from "./contract-sections.ts";
import type { Example } from "./examples.ts";
import type { Converter, JsonSchema } from "./json-schema.ts";

/** Calls that a backend answers without the header `store` (docs/contract.md §1.2). */
const STORELESS =
  /^(login|refresh|commons|settings\/|user\/|cms\/option\/|cms\/redirect\/|media\/)/;

/** The address of a call in the document: `/v1/user/web/verify/{token}`. */
export const addressOf = (call: Call): string =>
  `/${[
    call.version,
    ...segmentsOf(
      call,
      call.params.map((name) => `{${name}}`),
    ),
  ].join("/")}`;

/** One call as an operation of OpenAPI 3.1. */
export function toOperation(
  call: Call,
  {
    converter,
    section,
    example,
  }: {
    readonly converter: Converter;
    readonly section: Section;
    readonly example: Example | undefined;
  },
): JsonSchema {
  const request = converter.convert(call.request, "sent");
  const inQuery = call.method === "GET";
  return {
    operationId: operationId(call),
    summary: call.path,
    tags: [section.title],
    description: describe(call, section),
    parameters: [
      ...call.params.map((name) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
      ...headersOf(call),
      ...(inQuery ? queryOf(request) : []),
    ],
    ...(!inQuery && { requestBody: bodyOf(call, request, example) }),
    responses: {
      200: successOf(call, converter, example),
      ...Object.fromEntries(
        statusesOf(call, section).map((status) => [
          status,
          { $ref: "#/components/responses/Failure" },
        ]),
      ),
      default: { $ref: "#/components/responses/Failure" },
    },
    security: securityOf(call),
    "x-who": call.access,
    "x-safe": call.safe,
    "x-optional": section.isOptional,
    ...(call.searched && { "x-search-service": true }),
    ...(call.fill.length > 0 && {
      "x-added-by-gateway": call.fill.flatMap((name) => Object.keys(FILLS[name])),
    }),
    ...(call.deadline && { "x-deadline-ms": call.deadline }),
    ...(inQuery && example && { "x-example-query": example.sent }),
  };
}

const operationId = ({ method, version, path }: Call): string =>
  [method.toLowerCase(), ...(version === "v1" ? [] : [version]), ...path.split(/[/-]/)]
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");

const WHO: Readonly<Record<Call["access"], string>> = {
  server: "Sent by the server of the storefront alone.",
  public: "Sent for any visitor.",
  customer: "Sent for a customer who is logged in.",
  staff: "Sent for a member of staff who is logged in.",
};

const describe = (call: Call, { title, isOptional }: Section): string =>
  [
    WHO[call.access],
    call.safe ? "Safe: it may be sent a second time after a network fault." : "Never repeated.",
    isOptional ? "A backend may do without it." : "",
    `docs/contract.md §${Number.parseInt(title, 10)}.`,
  ]
    .filter(Boolean)
    .join(" ");

function headersOf(call: Call): JsonSchema[] {
  const named = (...names: readonly string[]) =>
    names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  if (call.path === "domainDetect") return named("Referer");
  if (call.version === "_cli") return [];
  return [
    ...named("site", "language"),
    ...named(STORELESS.test(call.path) ? "storeIfKnown" : "store"),
    ...(call.path === "refresh" ? named("refreshToken") : []),
    ...(call.path === "login" ? named("strategy") : []),
    ...(/^cms\/(element\/(update|delete)|link\/masters)$/.test(call.path) ? named("ifMatch") : []),
    ...named("traceparent"),
  ];
}

/** The fields of a query. A list is `name[]=a&name[]=b` (docs/contract.md §1.1). */
function queryOf({ properties, required }: JsonSchema): JsonSchema[] {
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name: schema.type === "array" ? `${name}[]` : name,
    in: "query",
    required: needed.includes(name),
    schema,
  }));
}

/** A JSON body. Only the upload of a file is multipart, with this input as `customData`. */
function bodyOf(call: Call, schema: JsonSchema, example: Example | undefined): JsonSchema {
  const media = { schema, ...(example && { example: example.sent }) };
  if (call.path !== "media/media/upload")
    return { required: true, content: { "application/json": media } };
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  return {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: { customData: schema, file },
          required: ["customData", "file"],
        },
      },
    },
  };
}

function successOf(call: Call, converter: Converter, example: Example | undefined): JsonSchema {
  const answer = converter.convert(call.answer, "read");
  const isEmpty = Object.keys(answer).length === 0;
  return {
    description: isEmpty ? "Done. What the answer holds is not read." : "The answer.",
    ...(/^cms\/element\/(get|update|create)$/.test(call.path) && {
      headers: { ETag: { description: "docs/contract.md §5.15", schema: { type: "string" } } },
    }),
    content: {
      "application/json": {
        schema: isEmpty ? {} : { type: "object", properties: { data: answer }, required: ["data"] },
        ...(example && { example: example.answered }),
      },
    },
  };
}

/** The statuses that a caller has to expect: those of the contract's row, and those that follow from the declaration. */
function statusesOf(call: Call, { statuses, isOptional }: Section): number[] {
  const found = new Set<number>(statuses);
  if (call.access === "customer" || call.access === "staff") found.add(401).add(403);
  if (call.fill.includes("cart")) found.add(400).add(409);
  if (call.params.length > 0 || isOptional) found.add(404);
  return [...found].sort((a, b) => a - b);
}

function securityOf(call: Call): JsonSchema[] {
  if (call.path === "domainDetect" || call.version === "_cli") return [];
  const isPersonal = call.access === "customer" || call.access === "staff";
  return [isPersonal ? { apiKey: [], accessToken: [] } : { apiKey: [] }];
}
