import { createHmac } from "node:crypto";
import { seed } from "#sandbox/seed/index.ts";
import type { SiteLanguage } from "#sandbox/seed/text.ts";
import { HOSTS, sendRequest } from "./stack.ts";
import { PORT, sandbox } from "./test.ts";

type Slots = Readonly<Record<string, unknown>>;
type StoredSection = Slots & { readonly id: unknown };

/** Somebody else who edits the same site, straight at the backend: what they save is in no cache of the shop's. */
export class OtherEditor {
  readonly #headers: Readonly<Record<string, string>>;
  private constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  static async logIn(host: string = HOSTS.en, language: SiteLanguage = "en"): Promise<OtherEditor> {
    const site = seed.sites.find(({ domain }) => domain === host);
    const staff = seed.users.find(({ isBackofficeUser }) => isBackofficeUser);
    if (!site || !staff) throw new Error("the seed names no site or no staff");
    const headers = {
      apiKey: site.apiKey,
      site: String(site.siteId),
      store: String(site.stores[language]),
      language,
    };
    const reply = await send<{ tokens: { accessToken: string } }>("POST", "v1/login", {
      headers: { ...headers, strategy: "admin" },
      body: { username: staff.email, password: staff.password },
    });
    return new OtherEditor({ ...headers, accessToken: reply.tokens.accessToken });
  }

  /** What the backend holds of an element. */
  read = (id: number) =>
    send<Record<string, Record<string, unknown>>>("GET", `v1/cms/element/get/${id}`, {
      headers: this.#headers,
    });

  /** Everything that the backend holds of a page's sections, or of other elements of one handler. */
  readAll = (handler: string) =>
    send<StoredSection[]>("POST", "v1/cms/element/getByHandlers", {
      headers: this.#headers,
      body: { handlers: [handler] },
    });

  /** Makes a section of a page. @returns its id */
  async create(handler: string, slots: Slots): Promise<number> {
    const { id } = await send<{ id: unknown }>("POST", "v1/cms/element/create", {
      headers: this.#headers,
      body: { ...slots, handler, type: "static-element", language_code: this.#headers.language },
    });
    return Number(id);
  }

  async remove(id: number): Promise<void> {
    await send("DELETE", `v1/cms/element/delete/${id}`, { headers: this.#headers });
  }

  /** Puts other parts in the place of those of an element. */
  async saveParts(id: number, parts: readonly unknown[]): Promise<void> {
    await send("PATCH", `v1/cms/element/update/${id}`, { headers: this.#headers, body: { parts } });
  }

  /** Changes fields of one slot of an element, and keeps the others. */
  async save(id: number, slot: string, fields: Slots): Promise<void> {
    const held = await this.read(id);
    await send("PATCH", `v1/cms/element/update/${id}`, {
      headers: this.#headers,
      body: { [slot]: { ...held[slot], ...fields } },
    });
  }
}

/** Has the shop read sections anew. */
export const expireSections = (host: string = HOSTS.en): Promise<void> => expire("elements", host);

/** Has the shop read anew what a tag names, as the backend asks for after a change (docs/contract.md §7.5). */
export async function expire(tag: string, host: string = HOSTS.en): Promise<void> {
  const body = JSON.stringify({ domain: host, tags: [tag] });
  const signature = createHmac("sha256", "revalidate-secret-of-the-browser-tests")
    .update(body)
    .digest("hex");
  const answer = await sendRequest(PORT, "/api/revalidate", {
    host,
    method: "POST",
    body,
    headers: { "content-type": "application/json", "x-signature": signature },
  });
  if (answer.status !== 200) throw new Error(`revalidate: ${answer.status}`);
}

async function send<T>(
  method: string,
  path: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body?: unknown },
): Promise<T> {
  const answer = await fetch(`http://localhost:${sandbox.port}/api/${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}
