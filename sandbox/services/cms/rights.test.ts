import { expect, it } from "vitest";
import { TENIS } from "../../testing/client.ts";
import { staffClient, staffOf } from "../../testing/staff.ts";

const client = staffClient();

/** Every staff write, the scope that it needs, and a valid input. */
const WRITES = [
  ["cms.element", "POST", "v1/cms/element/create"],
  ["cms.element", "PATCH", "v1/cms/element/update/1000010"],
  ["cms.element", "DELETE", "v1/cms/element/delete/1000010"],
  ["cms.element", "POST", "v1/cms/link/masters/1000090"],
  ["cms.element", "POST", "v1/cms/link/1000010/createTranslationFromOriginal"],
  ["cms.post", "POST", "v1/cms/link/2000002/createTranslationFromOriginal"],
  ["cms.post", "POST", "v1/cms/post/create"],
  ["cms.post", "PATCH", "v1/cms/post/update/2000002"],
  ["cms.post", "POST", "v1/cms/postType/create"],
  ["cms.post", "DELETE", "v1/cms/postType/delete/2000001"],
  ["cms.post", "PUT", "v1/cms/link/postTranslation/homepage/bulk"],
  ["cms.post", "PUT", "v1/cms/link/postTranslation/homepage/bulkExisting"],
  ["cms.post", "PUT", "v1/cms/link/postType/2000001/bulk"],
  ["cms.media", "POST", "v1/cms/media/create"],
  ["cms.media", "PATCH", "v1/cms/media/update/2000001"],
  ["cms.media", "DELETE", "v1/cms/media/delete/2000001"],
  ["cms.media", "DELETE", "v1/media/directoryItem/delete"],
  ["cms.media", "POST", "v1/media/file/getUploadUrl"],
  ["cms.media", "POST", "v1/media/file/addFromBucket"],
  ["cms.media", "POST", "v1/media/file/addFromBucketPublic"],
] as const;

it.each(WRITES)("%s is what %s %s needs", async (scope, method, path) => {
  const body = { language: "de" };
  expect((await client.send(method, path, body, TENIS)).status).toBe(401);
  for (const other of ["cms.element", "cms.post", "cms.media"] as const) {
    if (other === scope) continue;
    const refused = await client.send(method, path, body, await staffOf(client, other));
    expect(refused.status, other).toBe(403);
  }
});

const OPTIONAL = [
  ["GET", "v1/cms/element/get/1000010"],
  ["DELETE", "v1/cms/element/delete/1000092"],
  ["GET", "v1/cms/element/history/1000010"],
  ["PATCH", "v1/cms/post/update/2000002"],
  ["GET", "v1/media/directoryItem/filter"],
  ["PATCH", "v1/cms/option/update/2000001"],
] as const;

it.each(OPTIONAL)("%s %s is missing where no optional call is offered", async (method, path) => {
  const own = staffClient();
  const staff = await staffOf(own);
  const body = method === "GET" ? undefined : { value: "x", title: "x" };
  const options = async () => {
    const { data } = await own.send("GET", "v1/cms/option/filter", undefined, staff);
    return data.records.find(({ key }: { key: string }) => key === "Capabilities").value;
  };
  await own.control("POST", "tricks/nothing");
  expect(await options()).toBe("");
  expect((await own.send(method, path, body, staff)).status).toBe(404);
  await own.control("POST", "tricks/everything");
  expect(await options()).toContain("elementHistory");
  expect((await own.send(method, path, body, staff)).status).toBe(200);
});

it("says that a pipeline runs as long as it does", async () => {
  const staff = await staffOf(client);
  const runs = async () =>
    (await client.send("GET", "v1/cms/pipeline/hasRunningPipeline", undefined, staff)).data;
  expect(await runs()).toEqual({ running: false });
  await client.control("POST", "tricks/building");
  expect(await runs()).toEqual({ running: true });
  await client.control("POST", "tricks/built");
  expect(await runs()).toEqual({ running: false });
});
