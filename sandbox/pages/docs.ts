import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { html } from "hono/html";
import { page } from "../http/html.ts";
import { fieldsTable, type Schema, typeOf } from "./schema-table.ts";

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}
interface Content {
  readonly [type: string]: { readonly schema: Schema; readonly example?: unknown };
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly "x-added-by-gateway"?: readonly string[];
}
interface Document {
  readonly info: { readonly title: string; readonly description: string; readonly version: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}
interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const FILE = join(import.meta.dirname, "../../docs/openapi.json");

/** Pages about the calls, from the contract's document: `/docs` lists them, and every call and schema has its own. */
export function createDocs(file = FILE): Hono {
  const app = new Hono();
  const withDocument = (show: (document: Document) => Response): Response => {
    try {
      return show(JSON.parse(readFileSync(file, "utf8")));
    } catch {
      return missing("This sandbox came without docs/openapi.json.");
    }
  };
  app.get("/docs", () => withDocument(indexPage));
  app.get("/docs/openapi.json", (context) => withDocument((document) => context.json(document)));
  app.get("/docs/calls/:id", (context) =>
    withDocument((document) => callPage(document, context.req.param("id"))),
  );
  app.get("/docs/schemas/:name", (context) =>
    withDocument((document) => schemaPage(document, context.req.param("name"))),
  );
  return app;
}

const missing = (why: string): Response =>
  page("Not found", html`<h1>Not found</h1><p>${why} <a href="/docs">All calls</a></p>`, {
    status: 404,
  });

const callsOf = ({ paths }: Document): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      method === "servers" ? [] : [{ method: method.toUpperCase(), path, operation }],
    ),
  );

function indexPage(document: Document): Response {
  const all = callsOf(document);
  const sections = document.tags.map(({ name }) => {
    const rows = all
      .filter(({ operation }) => operation.tags.includes(name))
      .map(
        ({ method, path, operation }) =>
          html`<tr><td>${method}</td><td><a href="/docs/calls/${operation.operationId}">${path}</a></td><td>${operation.description}</td></tr>`,
      );
    return html`<section class="card scroll"><h2>${name}</h2><table><thead><tr><th>Method</th><th>Call</th><th>About</th></tr></thead><tbody>${rows}</tbody></table></section>`;
  });
  const names = Object.keys(document.components.schemas).map(
    (name) => html`<li><a href="/docs/schemas/${name}">${name}</a></li>`,
  );
  return page(
    "Calls",
    html`<h1>${document.info.title}</h1><p class="soft">${document.info.description}</p>
<p>The same as a file: <a href="/docs/openapi.json">openapi.json</a>, version ${document.info.version}.</p>${sections}
<section class="card"><h2>Schemas</h2><ul>${names}</ul></section>`,
  );
}

function callPage(document: Document, id: string): Response {
  const found = callsOf(document).find(({ operation }) => operation.operationId === id);
  if (!found) return missing("There is no such call.");
  const { method, path, operation } = found;
  const parameters = operation.parameters.map(
    (one) => document.components.parameters[one.$ref?.split("/").at(-1) ?? ""] ?? one,
  );
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  const answer = operation.responses["200"]?.content?.["application/json"];
  const failures = Object.keys(operation.responses).filter((status) => /^4/.test(status));
  const added = operation["x-added-by-gateway"] ?? [];
  return page(
    operation.summary,
    html`<h1>${method} ${path}</h1><p>${operation.description}</p>
${added.length > 0 && html`<p>The storefront adds ${added.join(", ")}: a browser never chooses them.</p>`}
<section class="card scroll"><h2>Parameters</h2><table><thead><tr><th>Name</th><th>Where</th><th>What</th></tr></thead><tbody>${parameters.map(
      (one) =>
        html`<tr><td><code>${one.name}</code>${!one.required && html` <span class="soft">optional</span>`}</td><td>${one.in}</td><td>${one.description ?? typeOf(one.schema)}</td></tr>`,
    )}</tbody></table></section>
${body && html`<section class="card scroll"><h2>Body</h2>${fieldsTable(body.schema)}${example(body.example)}</section>`}
<section class="card scroll"><h2>Answer</h2>${answer && html`<p>${typeOf(answer.schema.properties?.data ?? {})}</p>${fieldsTable(answer.schema.properties?.data ?? {})}${example(answer.example)}`}</section>
<section class="card"><h2>Failures</h2><p>${failures.length > 0 ? `Statuses to expect: ${failures.join(", ")}.` : "None of its own."}</p></section>`,
  );
}

const example = (value: unknown) =>
  value !== undefined &&
  html`<details><summary>Example of the sandbox</summary><pre tabindex="0">${JSON.stringify(value, null, 2)}</pre></details>`;

function schemaPage(document: Document, name: string): Response {
  const schema = Object.hasOwn(document.components.schemas, name)
    ? document.components.schemas[name]
    : undefined;
  if (!schema) return missing("There is no such schema.");
  return page(
    name,
    html`<h1>${name}</h1><p>${schema.description}</p><section class="card scroll"><p>${typeOf(schema)}</p>${fieldsTable(schema)}</section>`,
  );
}
