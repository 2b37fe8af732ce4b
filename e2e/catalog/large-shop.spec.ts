import { HOSTS, sendRequest } from "../support/stack.ts";
import { expect, origin, PORT, test } from "../support/test.ts";

const ask = async (path: string) => {
  const { status, body } = await sendRequest(PORT, path, { host: HOSTS.market });
  expect(status).toBe(200);
  return body;
};
const found = (html: string) =>
  Number(/data-found[^>]*>\D*([\d,]+)/.exec(html)?.[1]?.replace(",", ""));

test("a list of hundreds narrows by a size that each shoe has for itself", async () => {
  const whole = await ask("/shop/shoes");
  expect(found(whole)).toBeGreaterThan(400);
  const [, code, id] = /name="(shoeSize)"[^>]*value="(\d+)"/.exec(whole) ?? [];
  const narrow = found(await ask(`/shop/shoes?${code}=${id}`));
  expect(narrow).toBeGreaterThan(0);
  expect(narrow).toBeLessThan(found(whole));
});

test("a search with a size and a price in its words shows what has both", async () => {
  const html = await ask("/search?search=rice+500+g+under+5");
  const titles = html.match(/[\w &]+ rice, [\d.]+ k?g/g) ?? [];
  expect(titles.length).toBeGreaterThan(2);
  expect(titles.filter((title) => !title.endsWith(" 500 g"))).toEqual([]);
});

test("its sitemap names every product, once", async () => {
  const addresses =
    (await ask("/sitemap.xml?part=products-1")).match(/<loc>[^<]*\/product\/[^<]*<\/loc>/g) ?? [];
  expect(addresses.length).toBeGreaterThan(5_000);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.describe("on the smallest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the shop's name breaks between its words only", async ({ page }) => {
    await page.goto(`${origin(HOSTS.market)}/delivery-and-returns`);
    const name = page.getByRole("banner").getByText("Broadwell Market", { exact: true }).first();
    await expect(name).toBeVisible();
    // Of each word the lines on which it is: a word that is broken has two.
    const lines = await name.evaluate((node) => {
      const text = node.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    });
    expect(lines).toEqual([1, 1]);
  });
});
