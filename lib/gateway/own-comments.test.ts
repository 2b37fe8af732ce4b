import { beforeEach, expect, it } from "vitest";
import { backend, send } from "#tests/backends/gateway.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";

beforeEach(resetLimits);

const rows = [
  { id: 1, body: "Mine", author: "Ana", userId: 4711, isOwn: false },
  { id: 2, body: "Hers", author: "Iva", userId: "4712", isOwn: true },
  { id: 3, body: "Nobody's", author: "", isOwn: true },
];

async function read(cookie: string, profile: () => Response = () => data({ id: 4711, email: "" })) {
  const asked = backend(({ url }) => (url.includes("/profile") ? profile() : data({ data: rows })));
  const body = { entity: "product", entityId: 1 };
  const answer = await send("cms/comment/filterStandard", { body, headers: { cookie } });
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).not.toMatch(/471[12]/);
  const items: { id: number; isOwn: boolean }[] = JSON.parse(text).data.items;
  expect(items).toHaveLength(3);
  return { own: items.flatMap(({ id, isOwn }) => (isOwn ? id : [])), asked: asked.length };
}

it("no answer names the ids of authors, and a guest has written nothing", async () =>
  expect(await read("")).toEqual({ own: [], asked: 1 }));

it("a customer is told which reviews are theirs, by the profile and not by the list", async () =>
  expect((await read(`accessToken=${tokenFor("a", 600)}`)).own).toEqual([1]));

it("nobody's are, where the profile cannot be read", async () =>
  expect((await read(`accessToken=${tokenFor("a", 600)}`, () => failure(500, "no"))).own).toEqual(
    [],
  ));
