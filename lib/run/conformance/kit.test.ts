import { expect, it } from "vitest";
import { SHAPE_CHOICES } from "#sandbox/http/shapes.ts";
import { mountSandbox, SANDBOX } from "#tests/backends/sandbox.ts";
import { sandboxLogin } from "#tests/factories/sandbox-login.ts";
import { runConformance } from "./run-kit.ts";

const sandbox = mountSandbox();

it.each(
  SHAPE_CHOICES,
)("finds nothing wrong with the sandbox in the list shape %s", async (shape) => {
  const chosen = await sandbox.fetch(
    new Request(`${SANDBOX}/_sandbox/shapes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ shape }),
    }),
  );
  expect(chosen.status).toBeLessThan(300);
  const { reports, text, conforms } = await runConformance({
    domain: "tenis.localhost",
    writes: true,
    customer: sandboxLogin(false),
    staff: sandboxLogin(true),
  });
  expect(reports.filter(({ verdict }) => verdict !== "passed")).toEqual([]);
  expect(conforms).toBe(true);
  expect(text).toContain("The backend keeps the contract.");
});
