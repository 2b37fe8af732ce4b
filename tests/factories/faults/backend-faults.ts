import {
  add,
  answered,
  cartWith,
  ifRefused,
  keepsAnswering,
  type Planted,
  type Row,
  rowsOf,
  sameAgain,
} from "./plant.ts";

let remembered: Row | null = null;

/** Each kind of fault at least once, and each statement of the kit broken by at least one. */
export const FAULTS: readonly Planted[] = [
  {
    name: "shape: a list of an unknown form",
    path: "category/filter",
    fault: (sent) => answered({ results: rowsOf(sent) }),
    said: /shape not understood: .*no list in the answer/,
  },
  {
    name: "shape: a required call that is not there",
    path: "navigation/tree/main",
    fault: () => new Response("", { status: 501 }),
    said: /not offered \(status 501\)/,
  },
  {
    name: "list: the same page again",
    path: "product/web/filter",
    fault: (sent, { body }) => {
      if (body.page === 1) remembered = sent;
      return body.page === 2 && body.limit === 2 && remembered ? Response.json(remembered) : null;
    },
    said: /came: +the products .+ after /,
  },
  {
    name: "list: a limit that is not kept",
    path: "product/web/filter",
    fault: (sent, { body }) =>
      body.limit === 2 && body.page === 1
        ? answered({ records: rowsOf(sent).slice(0, 1), total: 9, lastPage: 5 })
        : null,
    said: /1 rows, a total of 9 and 5 pages/,
  },
  {
    name: "list: a filter that is ignored",
    path: "product/web/filter",
    fault: (_, { body }) =>
      JSON.stringify(body.filters).includes('"id"')
        ? answered({ records: [{ id: 1 }, { id: 2 }], total: 2, lastPage: 1 })
        : null,
    said: /came: +the products 1, 2/,
  },
  {
    name: "list: rows that change between two readings",
    path: "product/web/filter",
    fault: (_, { body, before }) =>
      body.limit === 2 && before > 3
        ? answered({ records: [{ id: 900_000 + before }], total: 1, lastPage: 1 })
        : null,
    said: /twice\n +came: +.+, and then 9000/,
  },
  {
    name: "error: a stranger's host is a site",
    path: "domainDetect",
    fault: ifRefused(404, { siteID: 8, apiKeyToken: "CANARY-KEY" }),
    said: /Referer https:\/\/nobody\.invalid\/\n +came: +status 200/,
  },
  {
    name: "error: no key is needed",
    path: "commons",
    fault: ifRefused(403, { config: { stores: [] } }),
    said: /with a wrong apiKey\n +came: +status 200/,
  },
  {
    name: "error: 500 for a missing product",
    path: "product/web/get",
    fault: (_, { status }) =>
      status === 404 ? Response.json({ message: "boom" }, { status: 500 }) : null,
    said: /no-such-thing.*\n +came: +status 500: boom/,
  },
  {
    name: "error: a path that leads nowhere is a page",
    path: "finder/decide",
    fault: (answer) =>
      (answer.data as Row).type === "none" ? answered({ type: "page", slug: "home" }) : null,
    said: /came: +the type page/,
  },
  {
    name: "error: a page for an unknown coupon",
    path: "applyCoupon",
    fault: () => new Response("<!doctype html><h1>Oops", { status: 404 }),
    said: /came: +an HTML page with status 404/,
  },
  {
    name: "idempotence: a cart that changes while it is read",
    path: "cart/getCart",
    fault: (answer, { before }) => {
      const data = answer.data as Row | undefined;
      if (!data || before < 2) return null;
      const prices = data.prices as Row;
      return answered({
        ...data,
        prices: { ...prices, converted: { ...(prices.converted as Row), orderTotal: before } },
      });
    },
    said: /twice\n +came: +\d+ lines for \d+, and then/,
  },
  {
    name: "idempotence: a second order of one cart",
    path: "order/create",
    fault: keepsAnswering(),
    said: /a second time\n +came: +status 200/,
  },
  {
    name: "idempotence: a quantity that is forgotten",
    path: "cart/updateItem",
    fault: () => new Response("", { status: 500 }),
    said: /v1\/ecommerce\/cart\/updateItem.*\n +came: +status 500/,
  },
  {
    name: "session: an old refresh token is good",
    path: "v1/refresh",
    fault: keepsAnswering(),
    said: /with a spent token\n +came: +status 200/,
  },
  {
    name: "session: any token is somebody",
    path: "user/web/profile",
    fault: ifRefused(401, { id: 1, email: "x@y.test" }),
    said: /with a token that is not valid\n +came: +status 200/,
  },
  {
    name: "session: any password is right",
    path: "v1/login",
    fault: keepsAnswering(),
    said: /\(wrong\)\n +came: +status 200/,
  },
  {
    name: "session: somebody else's profile",
    path: "user/web/profile",
    fault: (_, { status }) =>
      status === 200 ? answered({ id: 1, email: "other@person.test", username: "other" }) : null,
    said: /came: +the profile of another customer/,
  },
  {
    name: "price: a line that is not its pieces",
    path: "cart/getCart",
    fault: cartWith((_, line) => add(line, "row")),
    said: /`row` is /,
  },
  {
    name: "price: a sum that is not its lines",
    path: "cart/getCart",
    fault: cartWith((all) => {
      add(all, "itemsTotal");
      add(all, "cartTotal");
      add(all, "orderTotal");
    }),
    said: /`itemsTotal` is /,
  },
  {
    name: "price: a coupon that is not taken off",
    path: "cart/getCart",
    fault: cartWith((all) => add(all, "coupon")),
    said: /`cartTotal` is /,
  },
  {
    name: "price: a delivery that is not added",
    path: "cart/getCart",
    fault: cartWith((all) => add(all, "delivery")),
    said: /`orderTotal` is /,
  },
  {
    name: "lock: a cart without its code",
    path: "cart/getCart",
    fault: ifRefused(400, { items: [] }),
    said: /getCart .*999999999.*\n +came: +status 200/,
  },
  {
    name: "lock: an ordered cart takes more",
    path: "cart/addItem",
    fault: keepsAnswering(),
    said: /v1\/ecommerce\/cart\/addItem .*\n +came: +status 200/,
  },
  {
    name: "lock: a save over somebody else's",
    path: "cms/element/update",
    fault: ifRefused(412, { id: 1 }),
    said: /If-Match that is out of date\n +came: +status 200/,
  },
  {
    name: "shape: a cart that takes nothing",
    path: "cart/addItem",
    fault: () => new Response("", { status: 500 }),
    said: /a cart with one product\n +came: +nothing could be added: status 500/,
    isAlone: true,
  },
  {
    name: "shape: an order without its name",
    path: "order/create",
    fault: (answer, { status }) =>
      status < 400 ? answered({ ...(answer.data as Row), orderSlug: "" }) : null,
    said: /came: +an order without `orderSlug`/,
  },
  {
    name: "list: orders that do not come",
    path: "document/document/filter/web",
    fault: () => new Response("", { status: 500 }),
    said: /document\/filter\/web .*\n +came: +status 500/,
  },
  {
    name: "idempotence: a cart that is not emptied",
    path: "cart/clearCart",
    fault: () => new Response("", { status: 500 }),
    said: /cart\/clearCart .*\n +came: +status 500/,
  },
  {
    name: "session: nobody is let in",
    path: "v1/login",
    fault: () => Response.json({ message: "no" }, { status: 401 }),
    said: /with strategy: admin\n +came: +status 401/,
    isAlone: true,
  },
  {
    name: "session: a renewed token is good for nothing",
    path: "v1/refresh",
    fault: (answer, { status }) => {
      const data = answer.data as { tokens: Row };
      return status < 400
        ? answered({ ...data, tokens: { ...data.tokens, accessToken: "spent" } })
        : null;
    },
    said: /with the new token\n +came: +status 401/,
  },
  {
    name: "lock: the cart of the visitor before",
    path: "getNewCartSession",
    fault: sameAgain(),
    said: /came: +the cart that was opened before/,
    isAlone: true,
  },
  {
    name: "lock: a change by anybody",
    path: "cms/element/update",
    fault: ifRefused(401, { id: 1 }),
    said: /without a token\n +came: +status 200/,
  },
  {
    name: "lock: a save of one's own is refused",
    path: "cms/element/update",
    fault: (_, { status }) =>
      status < 400 ? Response.json({ message: "changed" }, { status: 412 }) : null,
    said: /with the element's If-Match\n +came: +status 412/,
  },
];
