import { sendRequest } from "./support/stack.ts";
import { expect, PORT, test } from "./support/test.ts";

const SAME_ORIGIN = {
  "content-type": "application/json",
  "x-requested-with": "baseline",
  "sec-fetch-site": "same-origin",
  origin: `http://localhost:${PORT}`,
  language: "en",
};
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  sendRequest(PORT, path, { method: "POST", body, headers: { ...SAME_ORIGIN, ...headers } });

const refused: [
  name: string,
  status: number,
  path: string,
  body: string,
  headers?: Record<string, string>,
][] = [
  ["a call that is not in the table", 404, "/api/v1/ecommerce/cart/stealItem", "{}"],
  ["a call with a climbing path", 404, "/api/v1/cms/..%2f..%2fsecret", "{}"],
  [
    "a body that is no JSON",
    415,
    "/api/v1/ecommerce/cart/addItem",
    "a=1",
    { "content-type": "text/plain" },
  ],
  [
    "a body that is too large",
    413,
    "/api/v1/ecommerce/cart/addItem",
    `{"a":"${"x".repeat(400_000)}"}`,
  ],
  [
    "a body of the wrong shape",
    422,
    "/api/v1/ecommerce/cart/addItem",
    '{"productId":"no","qty":-1}',
  ],
  [
    "another origin",
    403,
    "/api/v1/ecommerce/cart/addItem",
    "{}",
    { "sec-fetch-site": "cross-site", origin: "http://evil.example" },
  ],
  ["no custom header", 403, "/api/v1/ecommerce/cart/addItem", "{}", { "x-requested-with": "" }],
];

for (const [name, status, path, body, headers] of refused) {
  test(`the gateway refuses ${name} with ${status} and says why as JSON`, async () => {
    const answer = await post(path, body, headers);
    expect(answer.status).toBe(status);
    expect(String(answer.headers["content-type"])).toContain("application/json");
    expect(JSON.parse(answer.body).error).toMatchObject({ statusCode: status });
    expect(JSON.parse(answer.body).error.payload.message.length).toBeGreaterThan(3);
    expect(String(answer.headers["cache-control"])).toContain("no-store");
  });
}

test("the gateway refuses a wrong method with 405 and names those that it takes", async () => {
  const answer = await sendRequest(PORT, "/api/v1/ecommerce/cart/updateItem", {
    method: "PUT",
    body: "{}",
    headers: SAME_ORIGIN,
  });
  expect([answer.status, answer.headers.allow]).toEqual([405, "PATCH, POST"]);
  expect(String(answer.headers["content-type"])).toContain("application/json");
  expect(JSON.parse(answer.body).error).toMatchObject({ statusCode: 405 });
});

test("writes of staff are not offered as they are: they have a route that cleans, expires and keeps an audit line", async () => {
  const answer = await sendRequest(PORT, "/api/v1/cms/element/update/1", {
    method: "PATCH",
    body: '{"meta":{}}',
    headers: SAME_ORIGIN,
  });
  expect(answer.status).toBe(404);
});

test("an unsigned revalidation is refused", async () => {
  const answer = await post(
    "/api/revalidate",
    JSON.stringify({ domain: "localhost", tags: ["elements"] }),
    { "x-signature": "00" },
  );
  expect(answer.status).toBe(401);
});

test("the health and readiness checks answer 200", async () => {
  expect((await sendRequest(PORT, "/api/health")).status).toBe(200);
  expect((await sendRequest(PORT, "/api/ready")).status).toBe(200);
});
