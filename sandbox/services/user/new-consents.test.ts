import { expect, it } from "vitest";
import { LOCALHOST, TENIS } from "../../testing/client.ts";
import { staffClient, staffOf } from "../../testing/staff.ts";

it("makes consents and their next versions, in one language", async () => {
  const client = staffClient();
  const staff = await staffOf(client);
  const create = (body: object, headers = staff) =>
    client.send("POST", "v1/cms/consent/create", body, headers);
  const consents = async (language = "hr") =>
    (
      await client.send(
        "POST",
        "v1/gdpr/web/consent/filter",
        { formType: "checkoutForm" },
        { ...TENIS, language },
      )
    ).data.records;

  const { data } = await create({
    assigned_to: "checkoutForm",
    displayName: "<i>Novo</i>",
    requiredConsents: ["C-1"],
  });
  expect(data).toMatchObject({ displayName: "<i>Novo</i>", version: 1, requiredConsents: ["C-1"] });
  const { uniqueNumber } = data;
  expect(await consents()).toHaveLength(2);

  const next = { uniqueNumber: "C-1", assigned_to: "checkoutForm", displayName: "Uvjeti" };
  expect((await create({ ...next, requiredConsents: ["C-1", uniqueNumber] })).data).toMatchObject({
    displayName: "Uvjeti",
    version: 2,
    requiredConsents: ["C-1", uniqueNumber],
  });
  expect((await consents("de"))[0].displayName).toBe("<b>Terms</b>");
  expect((await create({ ...next, uniqueNumber: "C-9" })).status).toBe(404);
  expect((await create({ ...next, requiredConsents: ["C-9"] })).status).toBe(422);
  expect((await create({ assigned_to: "checkoutForm" })).status).toBe(422);
  expect((await create(next, LOCALHOST)).status).toBe(401);
});

it("changes an option by its id", async () => {
  const client = staffClient();
  const staff = await staffOf(client);
  const option = async (key: string) => {
    const { data } = await client.send("GET", "v1/cms/option/filter", undefined, TENIS);
    return data.records.find((one: { key: string }) => one.key === key);
  };
  const { id } = await option("HomePageSlug");
  const update = (value: unknown) =>
    client.send("PATCH", `v1/cms/option/update/${id}`, { value }, staff);
  expect((await update("spring")).data).toEqual({ id, key: "HomePageSlug", value: "spring" });
  expect(await option("HomePageSlug")).toEqual({ id, key: "HomePageSlug", value: "spring" });
  expect((await client.send("PATCH", "v1/cms/option/update/1", { value: 1 }, staff)).status).toBe(
    404,
  );
});
