import { seed } from "#sandbox/seed/index.ts";
import type { Visitor } from "./visitor.ts";

/** The first of a site's back-office users. */
function staffOf(host: string) {
  const users = seed.perSite?.[host]?.users ?? seed.users;
  const found = users.find(({ isBackofficeUser }) => isBackofficeUser);
  if (!found) throw new Error(`the seed names no staff of ${host}`);
  return found;
}

/** Logs a visitor in as the demo's staff; returns the e-mail. */
export async function logInStaff(visitor: Visitor): Promise<string> {
  const staff = staffOf(visitor.host);
  const { status, text } = await visitor.post("/api/session/login", {
    username: staff.email,
    password: staff.password,
    admin: true,
  });
  if (status !== 200) throw new Error(`login of staff: ${status} ${text}`);
  return staff.email;
}

interface Text {
  readonly id: number;
  readonly handler: string;
  /** Its current text. */
  readonly says: string;
}

/** Adds a section with a title to a page of a site, as the back office would. */
export async function addText(
  sandbox: string,
  { host, slug, says }: { host: string; slug: string; says: string },
): Promise<Text> {
  const site = seed.sites.find(({ domain }) => domain === host);
  const headers = {
    "content-type": "application/json",
    apiKey: site?.apiKey ?? "",
    site: String(site?.siteId),
    store: String(site?.stores.en),
    language: "en",
  };
  const send = async (path: string, body: unknown, more: Record<string, string>) => {
    const answer = await fetch(`${sandbox}/api/${path}`, {
      method: "POST",
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()).data;
  };
  const { email, password } = staffOf(host);
  const { tokens } = await send("v1/login", { username: email, password }, { strategy: "admin" });
  const handler = `page-section:${slug}`;
  const { id } = await send(
    "v1/cms/element/create",
    {
      handler,
      options: { component: "text", order: 900 },
      meta: { title: says },
    },
    { accessToken: tokens.accessToken },
  );
  return { id, handler, says };
}

/** Publishes another title, as the editor on the page does. Returns the new text. */
export async function publishText(editor: Visitor, text: Text, says: string): Promise<Text> {
  const { id: elementId, handler } = text;
  const { status, text: answer } = await editor.post("/api/edit/publish", {
    locale: "en",
    attempt: crypto.randomUUID(),
    operations: [
      {
        kind: "set",
        elementId,
        handler,
        about: { component: "text", title: "" },
        seen: "",
        path: "meta.title",
        slot: "text",
        before: text.says,
        after: says,
      },
    ],
  });
  if (status !== 200 || !answer.includes('"status":"saved"'))
    throw new Error(`publish: ${status} ${answer.slice(0, 300)}`);
  return { ...text, says };
}
