import { beforeEach, expect, it, vi } from "vitest";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { keptForm } from "#lib/gateway/form/stored-form.ts";
import { backend, ORIGIN } from "#tests/backends/gateway.ts";
import { broughtBack, leadsTo, postForm } from "#tests/backends/plain-form.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";

const expired = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags: expired }));
beforeEach(resetLimits);

const NAME = "review-product-31";
const PAGE = "/en/product/racket";
const FROM = { referer: `${ORIGIN}${PAGE}?plain=true&form=${NAME}` };
const CUSTOMER = {
  ...FROM,
  cookie: `accessToken=${tokenFor("ana", 600)}; refreshToken=r; loggedIn=1`,
};
const TYPED = { form: NAME, rating: "4", body: " Strings well. " };

/** A shop whose reviews need stars and words; the calls that write one. */
function shop(created: () => Response = () => data({ published: true })) {
  const asked = backend(({ url }) => {
    if (url.includes("getOptions"))
      return data({ RequireRatingForComment: "true", RequireCommentForRating: "true" });
    if (url.includes("comment/create")) return created();
    return data({ items: [], page: 1, perPage: 100, totalPages: 0, total: 0 });
  });
  return () => asked.filter(({ url }) => url.includes("comment/create"));
}
const keptOf = (response: Response) =>
  keptForm(cookiesOf(new Headers({ cookie: broughtBack(response) })), NAME);
const here = (query: string) => [303, `${PAGE}?plain=true&form=${NAME}&${query}`];

it.each([
  [true, "sent=true"],
  [false, "sent=waiting"],
])("a review is written, and its page says whether it is shown at once (%s)", async (published, query) => {
  const written = shop(() => data({ published }));
  const response = await postForm("review", TYPED, CUSTOMER);
  expect(leadsTo(response)).toEqual(here(query));
  expect(await written()[0]?.json()).toEqual({
    entity: "product",
    entityId: 31,
    rating: 4,
    body: "Strings well.",
  });
  // The public page is rendered again.
  expect(expired).toHaveBeenLastCalledWith(expect.any(String), ["comments:product-31"]);
});

it("nobody is led to the login and back to the form", async () => {
  const written = shop();
  const response = await postForm("review", TYPED, FROM);
  const back = encodeURIComponent(`${PAGE}?plain=true&form=${NAME}`);
  expect(leadsTo(response)).toEqual([303, `/en/login?plain=true&redirect=${back}`]);
  expect(written()).toEqual([]);
});

it("what is missing is said of its field, and what was typed is kept", async () => {
  const written = shop();
  const noStars = await postForm("review", { ...TYPED, rating: "9" }, CUSTOMER);
  expect(leadsTo(noStars)).toEqual(here("problem=unknownRule"));
  expect(keptOf(noStars)).toMatchObject({
    values: { body: ["Strings well."] },
    mistakes: { rating: "ratingRequired" },
  });
  const noWords = await postForm("review", { ...TYPED, body: " " }, CUSTOMER);
  expect(keptOf(noWords)).toMatchObject({
    values: { rating: ["4"] },
    mistakes: { body: "commentRequired" },
  });
  expect(written()).toEqual([]);
});

it("a refusal is said by its meaning, and what was typed is kept", async () => {
  shop(() => failure(409, "CANARY"));
  const response = await postForm("review", TYPED, CUSTOMER);
  expect(leadsTo(response)).toEqual(here("problem=generic"));
  expect(keptOf(response)).toMatchObject({
    values: { rating: ["4"], body: ["Strings well."] },
    mistakes: { fault: "onePerUser" },
  });
});

it("is taken from no other site, and for nothing that has no reviews", async () => {
  const written = shop();
  const foreign = { ...CUSTOMER, "sec-fetch-site": "cross-site" };
  expect((await postForm("review", TYPED, foreign)).status).toBe(403);
  const unknown = await postForm("review", { ...TYPED, form: "review-event-31" }, CUSTOMER);
  expect(leadsTo(unknown)).toEqual([303, PAGE]);
  expect(written()).toEqual([]);
});
