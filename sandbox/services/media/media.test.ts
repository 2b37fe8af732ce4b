import { describe, expect, it } from "vitest";
import { type Client, createClient, LOCALHOST } from "../../testing/client.ts";
import { same, testSeed } from "../../testing/seed.ts";

const setUp = () =>
  createClient({
    seed: {
      ...testSeed,
      forms: [
        {
          id: 1,
          title: same("Apply"),
          type: "apply",
          captcha: false,
          confirmed: true,
          fields: [
            { name: "mail", label: same("Mail"), type: "email", required: true },
            { name: "cv", label: same("CV"), type: "file", required: true },
          ],
          goalType: "url",
          goal: same("/thanks"),
        },
      ],
    },
  });

async function upload(
  { sandbox }: Client,
  { name = "cv.pdf", size = 4, custom = '{"access":"public"}', headers = {} } = {},
) {
  const form = new FormData();
  form.set("customData", custom);
  form.set("file", new File([new Uint8Array(size).fill(65)], name, { type: "text/html" }));
  const response = await sandbox.fetch(
    new Request("http://sandbox.test/api/v2/media/media/upload", {
      method: "POST",
      body: form,
      headers: { ...LOCALHOST, ...headers },
    }),
  );
  return { status: response.status, data: (await response.json()).data };
}

describe("media/upload", () => {
  it("keeps a file and serves it as a download, under the type of its name", async () => {
    const client = setUp();
    const { status, data } = await upload(client, { name: "živo.pdf" });
    expect([status, data.mime, data.size]).toEqual([200, "application/pdf", 4]);
    const file = await client.sandbox.fetch(new Request(`http://sandbox.test/media/${data.path}`));
    expect(await file.text()).toBe("AAAA");
    expect(file.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''%C5%BEivo.pdf",
    );
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    const missing = new Request("http://sandbox.test/media/uploads/none.pdf");
    expect((await client.sandbox.fetch(missing)).status).toBe(404);
  });

  it.each([
    ["a refused type", { name: "a.svg" }, 422],
    ["a file that is too big", { size: 20_000_001 }, 413],
    ["an empty file", { size: 0 }, 422],
    ["customData that is no JSON", { custom: "{" }, 400],
    ["another access", { custom: "{}" }, 422],
    ["a private file of a visitor", { custom: '{"access":"private"}' }, 401],
    ["a captcha that was not solved", { custom: '{"access":"public","captchaKey":"k"}' }, 400],
    ["a wrong key", { headers: { apiKey: "x" } }, 403],
  ])("refuses %s", async (_, own, status) =>
    expect((await upload(setUp(), own)).status).toBe(status));
});

describe("a form with files", () => {
  const send = (client: Client, cv: unknown) =>
    client.send("POST", "v1/cms/form/storeData", {
      id: 1_000_001,
      data: { mail: "ana@b.hr", cv },
    });

  it("takes the site's uploads only, and shows them with what was sent", async () => {
    const client = setUp();
    expect((await send(client, [])).status).toBe(422);
    expect((await send(client, [{ id: 5, name: "cv.pdf" }])).status).toBe(422);
    const { data } = await upload(client);
    const file = { id: data.driveId, name: "cv.pdf" };
    expect((await send(client, Array(11).fill(file))).status).toBe(422);
    expect((await send(client, [file])).status).toBe(200);
    const page = await client.sandbox.fetch(
      new Request("http://sandbox.test/_sandbox/messages", { headers: { accept: "text/html" } }),
    );
    expect(await page.text()).toContain(`<a href="/media/${data.path}">cv.pdf</a>`);
  });

  it("is confirmed by the link in its letter, once", async () => {
    const client = setUp();
    const { data } = await upload(client);
    const sent = await send(client, [{ id: data.driveId, name: "cv.pdf" }]);
    expect(sent.data).toMatchObject({ goalType: "message" });
    const { body } = await client.control("GET", "outbox");
    const link = /href="([^"]+)"/.exec(body[0].html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const url = new URL(link);
    expect([url.pathname, url.searchParams.get("form")]).toEqual(["/confirm-email", "1000001"]);
    const confirm = (token: string) =>
      client.send("GET", `v1/cms/form/confirmEmail/1000001?token=${encodeURIComponent(token)}`);
    const token = url.searchParams.get("token") ?? "";
    expect((await confirm("other")).status).toBe(404);
    expect((await confirm(token)).data).toEqual({ goalType: "url", goal: "/thanks" });
    expect((await confirm(token)).status).toBe(404);
  });
});
