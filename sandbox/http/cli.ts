import { Hono } from "hono";

/** The releases of the demo's core, newest first (`docs/contract.md §8.4`). */
const RELEASES = [
  {
    tag: "v0.2.0",
    released_at: "2026-11-02T09:00:00Z",
    description_html:
      "<h3>New</h3><ul><li>Kept pages can be seen and renewed in the admin area.</li><li>The changelog opens from the version.</li></ul>",
  },
  {
    tag: "v0.1.0",
    released_at: "2026-09-14T09:00:00Z",
    description_html: "<p>The first release: shop, content and editing on the page.</p>",
  },
];

/** The calls for developers at the backend's base, outside `/api`. No key is needed. */
export function createCli(): Hono {
  const cli = new Hono();
  cli.get("/_cli/get-latest-tag", (context) => context.json({ data: { tag: RELEASES[0]?.tag } }));
  cli.post("/_cli/get-latest-release", async (context) => {
    const body: unknown = await context.req.json().catch(() => null);
    const project =
      typeof body === "object" && body !== null && "gitlabProjectId" in body
        ? String(body.gitlabProjectId)
        : "";
    if (project === "")
      return context.json(
        { error: { statusCode: 422, payload: { message: "gitlabProjectId is missing." } } },
        422,
      );
    return context.json({ data: RELEASES });
  });
  return cli;
}
