import { Hono } from "hono";
import { createControl } from "./control/routes.ts";
import { forgetCatalogue } from "./database/catalogue.ts";
import { openDatabase } from "./database/db.ts";
import { isSeeded } from "./database/schema.ts";
import { createCli } from "./http/cli.ts";
import { createApi } from "./http/dispatch.ts";
import { createFaults } from "./http/faults.ts";
import { createLog } from "./http/log.ts";
import { createBucket } from "./http/serve-bucket.ts";
import { serveMedia, serveUpload } from "./http/serve-media.ts";
import type { Shapes } from "./http/shapes.ts";
import { fillLater, fingerprint, loadSeed } from "./loading/loader.ts";
import { createDocs } from "./pages/docs.ts";
import { seed as demoSeed } from "./seed/index.ts";
import type { Seed } from "./seed/types.ts";
import { routes } from "./services/index.ts";
import { serveInvoice } from "./services/orders/invoice.ts";
import { detectDomain } from "./services/site/domain-detect.ts";

interface Options {
  /** The database file; without it the data is stored in memory. */
  readonly file?: string;
  /** The origin of the sandbox, for the links it returns; the request's own origin when absent. */
  readonly origin?: string;
  /** How long an access token is valid; 15 minutes by default. */
  readonly tokenSeconds?: number;
  /** The port of the shop, for links in e-mails; 3000 when absent. */
  readonly shopPort?: number;
  readonly seed?: Seed;
}

/** The connection of a request over HTTP, so that a fault can cut it. */
interface Environment {
  readonly incoming?: { readonly socket: { destroy(): void } };
}

export interface Sandbox {
  /** Answers a request; throws if an injected fault cuts the connection. */
  fetch(request: Request, environment?: unknown): Promise<Response>;
  /** Empties the database and fills it with the seed again. */
  reset(): void;
  /** Whether the stored data was seeded from an older seed. */
  readonly isOutdated: boolean;
  close(): void;
}

/** The stand-in for the backend that `docs/contract.md` describes: `fetch` serves HTTP, msw and tests alike. */
export function createSandbox(options: Options = {}): Sandbox {
  const db = openDatabase(options.file ?? ":memory:");
  const seed = options.seed ?? demoSeed;
  const faults = createFaults();
  const log = createLog();
  const shapes: Shapes = { choice: "own" };
  const reset = () => {
    loadSeed(db, seed);
    fillLater(db, seed);
    forgetCatalogue(db);
    faults.clear();
    log.clear();
    shapes.choice = "own";
  };
  if (isSeeded(db)) fillLater(db, seed);
  else reset();
  const seeded = db.get<{ value: string }>("SELECT value FROM settings WHERE key = 'fingerprint'");

  const lifetime = { tokenSeconds: options.tokenSeconds ?? 900 };
  const shopPort = options.shopPort ?? 3000;
  const setting = { db, origin: options.origin ?? null, lifetime, shopPort, shapes };
  const app = new Hono();
  const paths = ["v2/domainDetect", ...routes.map(({ path }) => path)];
  app.route("/", createControl({ db, faults, log, shapes, reset, lifetime, offers: seed, paths }));
  app.get("/media/:file", (context) =>
    serveMedia(context.req.param("file"), context.req.header("range")),
  );
  app.get("/media/uploads/:file", (context) =>
    serveUpload(db, context.req.param("file"), context.req.header("range")),
  );
  app.get("/media/invoices/:file", (context) => serveInvoice(db, context.req.param("file")));
  app.route("/", createBucket(db));
  app.post("/api/v2/domainDetect", (context) => detectDomain(db, context.req.raw));
  app.route("/", createDocs());
  app.route("/", createCli());
  app.route("/", createApi(routes, setting));
  app.get("/", (context) => context.redirect("/_sandbox/"));

  return {
    async fetch(sent, environment) {
      const request = withoutSearchBase(sent);
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith("/api/")) return app.fetch(request);
      const socket = (environment as Environment | undefined)?.incoming?.socket;
      const cut = socket && (() => socket.destroy());
      const body = isMultipart(request) ? "" : await request.clone().text();
      const response = await faults
        .act(request, cut, async () => app.fetch(request), body)
        .catch((error: unknown) => {
          log.add(sent, body, 0);
          throw error;
        });
      log.add(sent, body, response.status);
      return response;
    },
    reset,
    isOutdated: seeded?.value !== fingerprint(seed),
    close: () => db.close(),
  };
}

/** A file is read once, by its call; the log does without. */
const isMultipart = ({ headers }: Request): boolean =>
  headers.get("content-type")?.startsWith("multipart/") === true;

/** The same calls under another base, for `PRODUCT_SEARCH_URL`. The log tells them apart. */
const SEARCH_BASE = "/search-service";

function withoutSearchBase(request: Request): Request {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(`${SEARCH_BASE}/api/`)) return request;
  url.pathname = url.pathname.slice(SEARCH_BASE.length);
  return new Request(url, request);
}
