import { afterEach, expect, it, vi } from "vitest";
import { onRequestError } from "#instrumentation.ts";
import { withTrace } from "#lib/base/trace/current-trace.ts";
import { type ServerError, sendServerErrorsTo } from "./server-errors.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  sendServerErrorsTo(() => {});
});

const REQUEST = {
  path: "/confirm-email/secret?token=a",
  method: "GET",
  headers: { cookie: "accessToken=secret" },
};
const WHERE = {
  routerKind: "App Router",
  routePath: "/storefront/[domain]/[locale]/cart",
  routeType: "render",
  revalidateReason: undefined,
} as const;
const TRACE = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };

async function heard(error: unknown): Promise<ServerError[]> {
  const all: ServerError[] = [];
  sendServerErrorsTo((one) => all.push(one));
  await withTrace({ ...TRACE, isSampled: true, state: null }, async () =>
    onRequestError(error, REQUEST, WHERE),
  );
  return all;
}

it("an error of a request is named with its route and trace, and without anything of the visitor", async () => {
  const error = new TypeError(
    "no price for ana@shop.test at https://backend.test/cart?id=71234567",
  );
  const all = await heard(Object.assign(error, { digest: "3157035531" }));
  expect(all).toEqual([
    {
      name: "TypeError",
      message: "no price for … at https://backend.test",
      route: "/storefront/[domain]/[locale]/cart",
      kind: "render",
      digest: "3157035531",
      trace: TRACE.traceId,
      at: expect.any(Number),
    },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/secret|ana/);
});

it("of what does not extend Error, only the kind is named", async () => {
  expect(await heard("ana's card 4111")).toMatchObject([{ name: "string", message: "" }]);
  expect(await heard(Object.assign(new Error("x"), { digest: "NEXT_NOT;ana" }))).toMatchObject([
    { name: "Error", digest: "" },
  ]);
});

it("in the middleware's runtime nothing is loaded", async () => {
  vi.stubEnv("NEXT_RUNTIME", "edge");
  expect(await heard(new Error("x"))).toEqual([]);
});
