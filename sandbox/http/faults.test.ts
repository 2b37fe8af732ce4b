import { expect, it } from "vitest";
import { createClient, LOCALHOST } from "../testing/client.ts";

const PATH = "v1/commons";

async function withFault(fault: object) {
  const client = createClient();
  await client.control("POST", "faults", [{ match: "commons", ...fault }]);
  return client;
}

it("answers a status, as often as told", async () => {
  const client = await withFault({ status: 500, times: 1 });
  expect((await client.send("GET", PATH)).status).toBe(500);
  expect((await client.send("GET", PATH)).status).toBe(200);
});

it("acts on one site only when told", async () => {
  const client = await withFault({ status: 500, site: 8 });
  expect((await client.send("GET", PATH)).status).toBe(200);
});

it("ends those of one match, and leaves the others", async () => {
  const client = await withFault({ status: 500 });
  await client.control("POST", "faults", [{ match: "domainDetect", status: 500 }]);
  await client.control("DELETE", "faults?match=domainDetect");
  expect((await client.send("GET", PATH)).status).toBe(500);
  await client.control("DELETE", "faults");
  expect((await client.send("GET", PATH)).status).toBe(200);
});

it("cuts the connection", async () => {
  const client = await withFault({ reset: true });
  await expect(client.send("GET", PATH)).rejects.toThrow("fetch failed");
});

it.each([
  ["malformed", 200],
  ["html", 200],
  ["wrongShape", 200],
])("sends a %s body", async (body, status) => {
  const reply = await (await withFault({ body })).send("GET", PATH);
  expect(reply.status).toBe(status);
  expect(reply.data?.languages).toBeUndefined();
});

it("breaks off in the middle", async () => {
  await expect((await withFault({ body: "half" })).send("GET", PATH)).rejects.toThrow("broke off");
});

it("notes what came in, with bodies", async () => {
  const client = createClient();
  await client.send("POST", "v1/cms/redirect/addFailedRequest", { path: "/gone" }, LOCALHOST);
  const { body } = await client.control("GET", "log");
  expect(body).toMatchObject([
    {
      method: "POST",
      path: "/api/v1/cms/redirect/addFailedRequest",
      site: "7",
      body: { path: "/gone" },
      status: 200,
    },
  ]);
  await client.control("DELETE", "log");
  expect((await client.control("GET", "log")).body).toEqual([]);
});
