import { z } from "zod";
import { call } from "#lib/api/call.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { event } from "#lib/api/schemas/event.ts";
import { flagOr, textOr } from "#lib/api/schemas/fields.ts";
import { pageOf, rowsOf } from "#lib/api/schemas/list.ts";
import { order, orderHead } from "#lib/api/schemas/order.ts";
import { idQuery, idsQuery, nothing, paging, text, words } from "#lib/api/schemas/out.ts";
import { product } from "#lib/api/schemas/product.ts";
import { consent } from "#lib/api/schemas/user.ts";

export const gdpr = {
  /** `formType`: one of the specification's form types, e.g. `checkoutForm`. */
  consentFilter: call(endpoints.gdpr.consentFilter, {
    input: z.object({ formType: text }),
    answer: rowsOf(consent),
  }),
  consentLogCreate: call(endpoints.gdpr.consentLogCreate, {
    input: z.object({
      status: z.enum(["accepted", "declined"]),
      /** ISO 8601, UTC. */
      statusTimestamp: z.iso.datetime(),
      sourceType: text,
      consents: z.array(text).max(50),
      user: z.object({ userType: z.enum(["guest", "user"]), email: z.email().max(250) }),
    }),
    answer: nothing,
  }),
};

export const marketing = {
  newsletterSubscribe: call(endpoints.marketing.newsletterSubscribe, {
    input: z.object({ email: z.email().max(250), consents: z.array(text).max(50) }),
    answer: nothing,
  }),
};

export const document = {
  /** Orders of all the site's languages. */
  filterWeb: call(endpoints.document.filterWeb, {
    input: z.object(paging),
    fill: ["stores"],
    answer: pageOf(orderHead),
  }),
  /** Params: `id`. 404 where it is not there, or somebody else's. */
  getWeb: call(endpoints.document.getWeb, { answer: order }),
};

export const calendar = {
  eventGet: call(endpoints.calendar.eventGet, { input: z.object({ id: idQuery }), answer: event }),
  eventFilter: call(endpoints.calendar.eventFilter, {
    input: z.object({ from: words.optional(), to: words.optional(), ...paging }),
    answer: pageOf(event),
  }),
};

export const gaussbox = {
  /** A light read of products by id (contract, section 4). */
  publicProductsGet: call(endpoints.gaussbox.publicProductsGet, {
    input: z.object({ ids: idsQuery }),
    answer: rowsOf(product),
  }),
};

export const settings = {
  domainFilter: call(endpoints.settings.domainFilter, {
    answer: rowsOf(z.object({ name: textOr(""), url: textOr("") })),
  }),
  /** 404 when unset. */
  generalUser: call(endpoints.settings.generalUser, {
    input: z.object({ group: text, key: text }),
    answer: z.object({ group: textOr(""), key: textOr(""), value: textOr("") }),
  }),
  /** Whether a member card's barcode is known. */
  external: call(endpoints.settings.external, {
    input: z.object({ type: z.literal("memberCard"), barcode: text }),
    answer: z.object({ isValid: flagOr(false) }),
  }),
};
