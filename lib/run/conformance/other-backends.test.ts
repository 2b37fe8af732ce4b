import { afterEach, expect, it } from "vitest";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { OTHER_BACKENDS, type OtherBackend } from "#tests/factories/faults/other-backends.ts";
import { sandboxLogin } from "#tests/factories/sandbox-login.ts";
import { runConformance } from "./run-kit.ts";

let other: OtherBackend | null = null;
const sandbox = mountSandbox(async (_request, response) => {
  const text = await response.clone().text();
  const body = parseJson(text);
  if (!other || body === undefined) return response;
  const answer = other.answer(body, response.status);
  const version = response.headers.get("etag");
  if (version !== null) answer.headers.set("etag", version);
  return answer;
});
afterEach(() => {
  other = null;
  sandbox.reset();
});

it.each(OTHER_BACKENDS)("finds nothing wrong with a backend of $name", async (backend) => {
  other = backend;
  const { reports, conforms } = await runConformance({
    domain: "tenis.localhost",
    writes: true,
    customer: sandboxLogin(false),
    staff: sandboxLogin(true),
  });
  expect(reports.filter(({ verdict }) => verdict !== "passed")).toEqual([]);
  expect(conforms).toBe(true);
});
