import { html } from "hono/html";
import type { Db } from "../database/db.ts";
import { page } from "../http/html.ts";

/** A missing path, as the shop reported it. */
interface FailedRequest {
  readonly site_id: number;
  readonly domain: string;
  readonly path: string;
  readonly count: number;
  readonly last_at: string;
}

/** The reports of `redirect/addFailedRequest`, the latest first. */
export const failedRequests = (db: Db): FailedRequest[] =>
  db.all<FailedRequest>(
    "SELECT failed_requests.*, sites.domain FROM failed_requests JOIN sites USING (site_id) ORDER BY last_at DESC LIMIT 500",
  );

/** The page of reported missing paths. */
export function failedRequestsPage(db: Db): Response {
  const all = failedRequests(db);
  if (all.length === 0)
    return page("404 reports", html`<h1>404 reports</h1><div class="card">None yet.</div>`);
  return page(
    "404 reports",
    html`<h1>404 reports</h1><div class="card scroll"><table>
<thead><tr><th>Site</th><th>Path</th><th>Times</th><th>Last</th></tr></thead>
<tbody>${all.map(
      ({ domain, path, count, last_at }) =>
        html`<tr><td>${domain}</td><td>${path}</td><td class="n">${count}</td><td>${last_at}</td></tr>`,
    )}</tbody></table></div>`,
  );
}
