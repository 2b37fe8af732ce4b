import { getResponse, http } from "msw";
import { afterAll, beforeAll, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { createSandbox, type Sandbox } from "#sandbox/app.ts";

/** The backend's address in tests. */
export const SANDBOX = "http://sandbox.test";

/**
 * Replaces the backend by a new sandbox in memory for the tests of this file; any other request is
 * an error. `wrap` sees each answer before the product does.
 */
export function mountSandbox(
  wrap: (request: Request, response: Response) => Response | Promise<Response> = (_, response) =>
    response,
): Sandbox {
  const sandbox = createSandbox({ origin: SANDBOX });
  const handlers = [
    http.all(`${SANDBOX}/*`, async ({ request }) =>
      wrap(request, await sandbox.fetch(request.clone())),
    ),
  ];
  const real = globalThis.fetch;
  /** In place of `fetch`, by which alone the product asks a backend: interceptors below it cost four times the tests. */
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener("abort", () => reject(request.signal.reason), { once: true });
    });
    const response = await Promise.race([getResponse(handlers, request), aborted]);
    if (!response) throw new Error(`A test asks another host than the sandbox: ${request.url}`);
    if (response.type === "error") throw new TypeError("Failed to fetch");
    return response;
  };
  beforeAll(() => {
    process.env.BACKEND_URL = SANDBOX;
    resetSettings();
    globalThis.fetch = ask;
  });
  afterAll(() => {
    globalThis.fetch = real;
    sandbox.close();
    // First: what a test has set would go back to the address below, in the files that follow in this process.
    vi.unstubAllEnvs();
    delete process.env.BACKEND_URL;
    resetSettings();
  });
  return sandbox;
}
