import { http } from "msw";
import { setupServer } from "msw/node";
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
  const server = setupServer(
    http.all(`${SANDBOX}/*`, async ({ request }) =>
      wrap(request, await sandbox.fetch(request.clone())),
    ),
  );
  beforeAll(() => {
    process.env.BACKEND_URL = SANDBOX;
    resetSettings();
    server.listen({ onUnhandledFrame: "error" });
  });
  afterAll(() => {
    server.close();
    sandbox.close();
    // First: what a test has set would go back to the address below, in the files that follow in this process.
    vi.unstubAllEnvs();
    delete process.env.BACKEND_URL;
    resetSettings();
  });
  return sandbox;
}
