import { backend } from "./gateway.ts";
import { STAFF } from "./staff.ts";
import { data, failure } from "./stub-backend.ts";

/** A file of the library. */
export const media = (id: number, own: Record<string, unknown> = {}) => ({
  id,
  driveId: `d${id}`,
  title: `Court ${id}`,
  path: `m/${id}.jpg`,
  mime: "image/jpeg",
  size: 2_000,
  created_at: "2026-05-01T10:00:00Z",
  ...own,
});

type Answer = (body: Record<string, unknown>) => Response;
interface Backend {
  readonly profile?: Record<string, unknown>;
  readonly options?: Record<string, string>;
  readonly answers: Readonly<Record<string, Answer>>;
}

/** The bodies that each call of the backend was sent. */
export function library({ profile, options, answers }: Backend) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  backend(
    async (request) => {
      const path = new URL(request.url).pathname.replace(/^\/api\/v\d\//, "");
      if (path === "user/profile") return data({ ...STAFF, ...profile });
      const body = request.method === "GET" ? {} : JSON.parse((await request.text()) || "{}");
      sent.push({ path, body });
      return answers[path]?.(body) ?? failure(404, path);
    },
    { options },
  );
  return sent;
}
/** A page of a list as the backend answers it. */
export const pageOf = (items: readonly unknown[], total = items.length, totalPages = 1) =>
  data({ pagination: { page: 1, totalPages, totalRecords: total }, data: items });
