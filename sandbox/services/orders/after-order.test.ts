import { expect, it } from "vitest";
import { ADDRESS, createClient, LOCALHOST, order, readyToOrder } from "../../testing/client.ts";
import { testSeed } from "../../testing/seed.ts";

const GUEST = "v1/document/document/get/guest";
const WITHDRAW = "v1/document/document/withdraw";

async function ordered(client: ReturnType<typeof createClient>) {
  const placed = await order(client, await readyToOrder(client, 1_000_001, 1, 2));
  const [number = ""] = String(placed.data.orderSlug).split("+");
  return { number, email: ADDRESS.contactEmail };
}

it("shows a guest an order by its number and e-mail, and answers every other pair alike", async () => {
  const client = createClient();
  const { number, email } = await ordered(client);
  const { data } = await client.send("POST", GUEST, { number, email: email.toUpperCase() });
  expect(data).toMatchObject({
    number,
    statusHistory: [{ status: "placed" }],
    invoice: { mime: "application/pdf" },
    details: { items: [{ qty: 2, returnable: true }] },
  });
  const invoice = await client.sandbox.fetch(
    new Request(`http://sandbox.test/media/${data.invoice.path}`),
  );
  expect(await invoice.text()).toContain(`Invoice ${number}`);
  const wrong = [
    { number, email: "other@example.com" },
    { number: "2000-1", email },
  ];
  for (const pair of wrong) {
    const { status, body } = await client.send("POST", GUEST, pair);
    expect([status, body.error.payload.message]).toEqual([404, "Document not found."]);
  }
});

it("takes a withdrawal of lines that were bought, and mails a receipt", async () => {
  const client = createClient();
  const { number, email } = await ordered(client);
  const { data: found } = await client.send("POST", GUEST, { number, email });
  const [{ itemId }] = found.details.items;
  const sent = { number, email, name: "Ana", items: [{ itemId, qty: 3 }] };
  expect((await client.send("POST", WITHDRAW, sent)).status).toBe(422);
  const { data } = await client.send("POST", WITHDRAW, { ...sent, items: [{ itemId, qty: 1 }] });
  expect(data.reference).toContain(number);
  expect(Date.parse(data.receivedAt)).not.toBeNaN();
  const { body: letters } = await client.control("GET", "outbox");
  expect(letters[0]).toMatchObject({
    kind: "withdrawal",
    subject: expect.stringContaining(data.reference),
  });
});

it("is not there on a site that does not offer it", async () => {
  const [site, ...others] = testSeed.sites;
  if (!site) throw new Error("There is no site.");
  const options = { ...site.options, Capabilities: "" };
  const client = createClient({ seed: { ...testSeed, sites: [{ ...site, options }, ...others] } });
  for (const path of [GUEST, WITHDRAW])
    expect((await client.send("POST", path, {}, LOCALHOST)).status).toBe(404);
});
