import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runConformance } from "#lib/run/conformance/run-kit.ts";
import { buildDocument } from "#lib/run/contract/contract-document.ts";
import { toExamples } from "#lib/run/contract/examples.ts";
import { printJson } from "#lib/run/contract/print.ts";
import type { Observed } from "#lib/run/doctor/exchange.ts";
import { cliCalls } from "#lib/shop/api/calls/cli.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { listCalls } from "#lib/shop/api/declare.ts";
import { sandboxLogin } from "#tests/factories/sandbox-login.ts";
import { askMore } from "./more-calls.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The contract's document, relative to the root of the repository. */
export const OPENAPI = "docs/openapi.json";

/**
 * Writes the contract's document as a text. BACKEND_URL has to lead to a sandbox with its demo data: the examples are
 * its answers to the conformance kit, and to the calls that the kit has no use for.
 */
export async function buildOpenApi(): Promise<string> {
  const observed: Observed[] = [];
  const observe = (one: Observed) => observed.push(one);
  const [customer, staff] = [sandboxLogin(false), sandboxLogin(true)];
  const { conforms, text } = await runConformance({
    domain: "localhost",
    writes: true,
    customer,
    staff,
    observe,
  });
  if (!conforms) throw new Error(text);
  await askMore({ customer, staff, observe });
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const contractText = readFileSync(join(ROOT, "docs/contract.md"), "utf8");
  const document = buildDocument({
    calls: [...listCalls(calls), ...listCalls(cliCalls)],
    version,
    contractText,
    examples: toExamples(observed),
  });
  return printJson(document);
}
