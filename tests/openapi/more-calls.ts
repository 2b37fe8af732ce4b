import type { Login } from "#lib/run/conformance/sessions.ts";
import { exchange, type Observed } from "#lib/run/doctor/exchange.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { cliCalls } from "#lib/shop/api/calls/cli.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { BackendOptions } from "#lib/shop/api/http/backend.ts";

interface Wanted {
  readonly customer: Login;
  readonly staff: Login;
  readonly observe: (observed: Observed) => void;
}

const PAGE = { page: 1, limit: 2 };

/** Makes calls that no check needs, so that the document has examples of them too. */
export async function askMore({ customer, staff, observe }: Wanted): Promise<void> {
  const detected = await exchange(calls.v2.domainDetect, {
    headers: { Referer: "https://localhost/" },
  });
  if (!detected.result.ok) throw new Error("The sandbox has no site for localhost.");
  const { siteID: siteId, apiKeyToken: apiKey } = detected.result.data;
  const site = { apiKey, siteId };
  const commons = await exchange(calls.commons, { site, input: { language: "en" } });
  const storeId = commons.result.ok ? commons.result.data.config.stores[0]?.storeID : undefined;
  const ask = <C extends Call>(call: C, options?: BackendOptions<C>) =>
    exchange(call, { site, storeId, locale: "en", ...options }, observe);
  const logIn = async ({ username, password }: Login, headers = {}) => {
    const answer = await ask(calls.login, { input: { username, password, apiKey }, headers });
    return { accessToken: answer.result.ok ? answer.result.data.tokens.accessToken : "" };
  };
  await askForCustomer(ask, await logIn(customer));
  await askForStaff(ask, await logIn(staff, { strategy: "admin" }));
  await askForVisitor(ask);
}

type Ask = <C extends Call>(call: C, options?: BackendOptions<C>) => ReturnType<typeof exchange<C>>;
interface Person {
  readonly accessToken: string;
}

async function askForCustomer(ask: Ask, person: Person): Promise<void> {
  const { wishlist, comment } = calls.cms;
  const list = await ask(calls.product.web.filter, { input: { ...PAGE, filters: [] } });
  const id = list.result.ok ? (list.result.data.items[0]?.id ?? 0) : 0;
  await ask(wishlist.create, { ...person, input: { product_id: id } });
  await ask(wishlist.filter, { ...person, input: { limit: 10 } });
  const review = { entity: "product" as const, entityId: id, rating: 5, body: "Holds its shape." };
  await ask(comment.create, { ...person, input: review });
  const orders = await ask(calls.document.document.filter.web, {
    ...person,
    input: { ...PAGE, stores: [71] },
  });
  const order = orders.result.ok ? orders.result.data.items[0] : undefined;
  if (order) await ask(calls.document.document.get.web, { ...person, params: { id: order.id } });
}

async function askForStaff(ask: Ask, person: Person): Promise<void> {
  const { cms, media, settings, user } = calls;
  await ask(user.profile, person);
  await ask(settings.general.user, {
    ...person,
    input: { group: "admin", key: "globalLanguage" },
  });
  await ask(cms.postType.filterStandard, { ...person, input: PAGE });
  await ask(cms.media.filterStandard, { ...person, input: PAGE });
  await ask(media.option.filter, person);
  await ask(media.directoryItem.filter, { ...person, input: { type: "directory" } });
  await ask(cms.pipeline.hasRunningPipeline, person);
  await ask(cms.finder.searchSlugs, {
    ...person,
    input: { search: "home", types: "page,post", limit: 2 },
  });
  const made = await ask(cms.post.create, {
    ...person,
    input: { title: "A page", slug: "a-new-page", postTypeSlug: "page" },
  });
  if (made.result.ok)
    await ask(cms.post.update, {
      ...person,
      params: { id: made.result.data.id },
      input: { title: "The page" },
    });
  const type = await ask(cms.postType.create, {
    ...person,
    input: { slug: "recipe", title: "Recipes" },
  });
  if (type.result.ok && type.result.data.id)
    await ask(cms.postType.delete, { ...person, params: { id: type.result.data.id } });
  const file = await ask(media.file.getUploadUrl, {
    ...person,
    input: { name: "note.txt", mime: "text/plain", size: 5 },
  });
  if (file.result.ok) {
    const { url, key } = file.result.data;
    await fetch(url, { method: "PUT", body: "Hello" });
    const taken = await ask(media.file.addFromBucketPublic, { ...person, input: { key } });
    if (taken.result.ok)
      await ask(cms.media.create, {
        ...person,
        input: { driveId: taken.result.data.driveId, title: "A note" },
      });
  }
  const [footer] = await elements(ask, "footer-section");
  if (footer) {
    const params = { id: footer.id };
    await ask(cms.element.history, { ...person, params, input: PAGE });
    await ask(cms.link.createTranslationFromOriginal, {
      ...person,
      params,
      input: { language: "en" },
    });
  }
  await ask(cms.element.create, {
    ...person,
    input: {
      handler: "page-section:a-new-page",
      type: "static-element",
      language_code: "en",
      title: "text-section",
    },
  });
  const [made2] = await elements(ask, "page-section:a-new-page");
  if (made2) await ask(cms.element.delete, { ...person, params: { id: made2.id } });
}

async function elements(ask: Ask, handler: string) {
  const read = await ask(calls.cms.element.getByHandlers, { input: { handlers: [handler] } });
  return read.result.ok ? read.result.data : [];
}

async function askForVisitor(ask: Ask): Promise<void> {
  const { cms, ecommerce, gdpr, marketing, settings, user } = calls;
  await ask(settings.external, { input: { type: "memberCard", barcode: "12345670" } });
  await ask(user.password.forgot, { input: { email: "somebody@shop.invalid" } });
  await ask(user.social["redirect-login"], {
    input: { provider: "google", redirectURL: "https://shop.invalid/login" },
  });
  await ask(cms.redirect.addFailedRequest, { input: { path: "/no-such-page" } });
  await ask(gdpr.web.consent.log.create, {
    input: {
      status: "accepted",
      statusTimestamp: "2026-06-01T10:00:00.000Z",
      sourceType: "checkoutForm",
      consents: [],
      user: { userType: "guest", email: "guest@shop.invalid" },
    },
  });
  await ask(marketing.newsletter.subscribe, {
    input: { email: "guest@shop.invalid", consents: [] },
  });
  const session = await ask(ecommerce.cart.getNewCartSession);
  if (session.result.ok) {
    const priced = { ...session.result.data, currencyId: 1 };
    await ask(ecommerce.cart.removeCoupon, { input: priced });
  }
  await ask(cliCalls._cli["get-latest-tag"]);
}
