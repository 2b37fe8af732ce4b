import type { Handle } from "./request-step.ts";

/**
 * Answers a path that cannot be decoded (`%ZZ`) before Next sees it, whose router answers 500. Paths of pages pass: the
 * middleware has a page of ours for them.
 */
export function refuseMalformed(handle: Handle): Handle {
  return async (request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    if (!path.startsWith("/api/") || isDecodable(path)) return handle(request, response);
    const body = JSON.stringify({
      error: { statusCode: 400, payload: { message: "The address is malformed." } },
    });
    response.writeHead(400, {
      "content-type": "application/json",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    response.end(body);
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
