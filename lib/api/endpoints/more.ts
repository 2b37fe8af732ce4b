import { endpoint } from "#lib/api/endpoint.ts";

const read = { access: "public", safe: true } as const;

/** The small services (spec 7.3, 7.9). */
export const gdpr = {
  consentFilter: endpoint("POST", "gdpr/web/consent/filter", read),
  consentLogCreate: endpoint("POST", "gdpr/web/consent/log/create", { access: "public" }),
};

export const marketing = {
  newsletterSubscribe: endpoint("POST", "marketing/newsletter/subscribe", { access: "public" }),
};

/** A customer's orders (spec 7.9). */
export const document = {
  filterWeb: endpoint("POST", "document/document/filter/web", { access: "customer", safe: true }),
  getWeb: endpoint("GET", "document/document/get/web/{id}", { access: "customer" }),
};

export const calendar = {
  eventGet: endpoint("GET", "calendar/event/public/get", read),
  eventFilter: endpoint("POST", "calendar/event/public/filter", read),
};

export const gaussbox = {
  publicProductsGet: endpoint("GET", "gaussbox/eCommerce/public/products/get", read),
};

export const settings = {
  domainFilter: endpoint("POST", "settings/domain/filter", { safe: true }),
  generalUser: endpoint("GET", "settings/general/user", { access: "staff" }),
  /** Visitors check a card while they register; tries are counted as guesses. */
  external: endpoint("GET", "settings/external", { access: "public" }),
};
