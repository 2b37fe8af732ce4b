import { staffAt } from "#e2e/support/staff.ts";
import type { Visitor } from "./visitor.ts";

/** Makes a visitor one of the staff with the request that the login page sends, on a page without scripts. */
export async function becomeStaff(visitor: Visitor, base: string): Promise<void> {
  const { email, password } = staffAt(new URL(base).hostname, 0);
  await visitor.open(`${new URL(base).origin}/robots.txt`);
  await post(visitor, "session/login", { username: email, password, admin: true });
  await visitor.session.run(() => localStorage.setItem("edit-hints", "seen"));
}

/** Asks a route of the shop as its pages do. */
export const post = (visitor: Visitor, route: string, body: unknown) =>
  visitor.session.run(
    async (path, text) => {
      const headers = {
        "content-type": "application/json",
        "x-requested-with": "baseline",
        language: "en",
      };
      const answer = await fetch(path, { method: "POST", headers, body: text });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    },
    `/api/${route}`,
    JSON.stringify(body),
  );
