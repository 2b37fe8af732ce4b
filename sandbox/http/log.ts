/** The last 2000 requests with their bodies, for tests. */
interface LogEntry {
  /** Counts requests since the start, so that a test finds its own after older ones have left. */
  readonly number: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly site: string | null;
  readonly store: string | null;
  readonly language: string | null;
  readonly hasToken: boolean;
  readonly referer: string | null;
  readonly body: unknown;
  readonly status: number;
}

const MOST = 2000;

export interface RequestLog {
  add(request: Request, body: string, status: number): void;
  entries(): readonly LogEntry[];
  clear(): void;
}

export function createLog(): RequestLog {
  let entries: LogEntry[] = [];
  let number = 0;
  return {
    add(request, body, status) {
      const url = new URL(request.url);
      const { headers } = request;
      number += 1;
      entries.push({
        number,
        at: new Date().toISOString(),
        method: request.method,
        path: url.pathname,
        query: url.search,
        site: headers.get("site"),
        store: headers.get("store"),
        language: headers.get("language"),
        hasToken: headers.has("accessToken"),
        referer: headers.get("referer"),
        body: parse(body),
        status,
      });
      if (entries.length > MOST) entries = entries.slice(-MOST);
    },
    entries: () => entries,
    clear: () => {
      entries = [];
    },
  };
}

function parse(body: string): unknown {
  try {
    return body === "" ? null : JSON.parse(body);
  } catch {
    return body.slice(0, 2000);
  }
}
