import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { expect, it } from "vitest";
import nextConfig from "#next.config.ts";

it("every answer has the fixed headers, whatever its address", async () => {
  const { headers } = await nextConfig(PHASE_PRODUCTION_SERVER);
  const rules = await headers?.();
  const everywhere = rules?.find(({ source }) => source === "/:path*")?.headers ?? [];
  const named = new Map(everywhere.map(({ key, value }) => [key, value]));
  expect(named.get("x-content-type-options")).toBe("nosniff");
  for (const name of ["referrer-policy", "permissions-policy", "cross-origin-opener-policy"])
    expect(named.get(name), name).toBeTruthy();
});
