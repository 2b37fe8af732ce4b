#!/usr/bin/env node
// `npm run conformance -- --backend URL --domain HOST`: tries a backend against the contract, call by call.
import { fileURLToPath } from "node:url";
import { whyNotYet } from "#lib/base/config/need-packages.mjs";
import { chooseBackend, readBackendArguments } from "#lib/run/doctor/backend-arguments.mjs";

const USAGE = `npm run conformance -- --backend https://backend.example --domain shop.example
  [--language xx] [--media URL] [--search URL]
  [--writes]              makes carts, a guest and an order: only on a site for tests
  [--customer NAME]       with the password in CUSTOMER_PASSWORD: logs in, renews, reads
  [--staff NAME]          with the password in STAFF_PASSWORD: logs in, saves one element as it is
  [--handler NAME]        the element that staff save; footer-section by default`;

/**
 * The arguments of the command, or a sentence about the mistake in them. Passwords come from the environment:
 * arguments can be read by everybody on the machine, and stay in the shell's history.
 * @param {string[]} args
 * @param {{ CUSTOMER_PASSWORD?: string | undefined, STAFF_PASSWORD?: string | undefined }} environment
 */
export function readArguments(args, environment = process.env) {
  const values = readBackendArguments(args, {
    usage: USAGE,
    texts: ["customer", "staff", "handler"],
    flags: ["writes"],
  });
  if (typeof values === "string") return values;
  const { customer, staff, writes, ...rest } = values;
  if (customer && !environment.CUSTOMER_PASSWORD)
    return "--customer needs the password in CUSTOMER_PASSWORD";
  if (staff && !environment.STAFF_PASSWORD) return "--staff needs the password in STAFF_PASSWORD";
  if (staff && !writes) return "--staff saves an element: it needs --writes";
  return {
    ...rest,
    domain: String(values.domain).toLowerCase(),
    writes: writes === true,
    ...(customer && {
      customer: { username: customer, password: environment.CUSTOMER_PASSWORD },
    }),
    ...(staff && { staff: { username: staff, password: environment.STAFF_PASSWORD } }),
  };
}

/** Runs the kit and prints its report. Returns the exit code: 0 if the backend keeps the contract. */
async function main() {
  const args = process.argv.slice(2);
  if (args.includes("--help")) {
    console.log(USAGE);
    return 0;
  }
  const given = readArguments(args);
  if (typeof given === "string") {
    console.error(given);
    return 2;
  }
  const missing = whyNotYet();
  if (missing) {
    console.error(missing);
    return 2;
  }
  chooseBackend(given);
  const { runConformance } = await import("./run-kit.ts");
  const { text, conforms } = await runConformance(given);
  console.log(text);
  return conforms ? 0 : 1;
}

// Node 20 does not know of `import.meta.main`.
const isProgram = import.meta.main ?? process.argv[1] === fileURLToPath(import.meta.url);
if (isProgram) process.exitCode = await main();
