import { z } from "zod";
import { get, post } from "#lib/shop/api/declare.ts";
import { event } from "#lib/shop/api/schemas/event.ts";
import { pageOf, rowsOf } from "#lib/shop/api/schemas/list.ts";
import { uploadedFile } from "#lib/shop/api/schemas/media-schema.ts";
import {
  guestOrder,
  order,
  orderHead,
  withdrawalReceipt,
} from "#lib/shop/api/schemas/order-schema.ts";
import {
  captchaOut,
  consentsOut,
  emailOut,
  givenOut,
  idOut,
  idQuery,
  idsQuery,
  nothing,
  paging,
  shortText,
  text,
} from "#lib/shop/api/schemas/out.ts";
import { product } from "#lib/shop/api/schemas/product-schema.ts";
import { flagOr, textOr } from "#lib/shop/api/schemas/schema-fields.ts";
import {
  commons,
  country,
  currencyConfig,
  domainRecord,
} from "#lib/shop/api/schemas/site-schema.ts";
import { tokens, user } from "#lib/shop/api/schemas/user-schema.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";

// Services with a few calls each. Larger services have a file of their own.

/** The calls that belong to no service (docs/contract.md §1.1). */
export const start = {
  /** `type`: comma-separated parts, e.g. `languages,config`; none = all. */
  commons: get({
    input: z.object({ language: text, type: text.optional() }),
    answer: commons,
  }),
  /** Staff add the header `strategy: admin` (docs/contract.md §3.1). */
  login: post({
    input: z.object({ username: text, password: text }),
    fill: ["apiKey"],
    answer: z.object({ tokens, user }),
  }),
  /** Uses up the old refresh token: never repeated. */
  refresh: get({ safe: false, answer: z.object({ tokens }) }),
};

export const calendar = {
  event: {
    public: {
      get: get({ access: "public", input: z.object({ id: idQuery }), answer: event }),
      filter: post({
        access: "public",
        safe: true,
        input: z.object({ from: shortText.optional(), to: shortText.optional(), ...paging }),
        answer: pageOf(event),
      }),
    },
  },
};

/** Number and e-mail, by which a guest names an order. */
const orderKey = z.object({ number: z.string().trim().min(1).max(100), email: emailOut });

/** A customer's orders (docs/contract.md §3.8). */
export const document = {
  document: {
    filter: {
      /** Orders of all the site's languages. */
      web: post({
        access: "customer",
        safe: true,
        input: z.object(paging),
        fill: ["stores"],
        answer: pageOf(orderHead),
      }),
    },
    get: {
      /** 404 for an order that does not exist or belongs to another customer. */
      web: get({ access: "customer", params: ["id"], answer: order }),
      /**
       * Optional: offered if `Capabilities` names `guestOrder`. 404 for every pair that is not an order's. Only the
       * gateway's own forms ask, which limit the tries.
       */
      guest: post({ safe: true, input: orderKey, answer: guestOrder }),
    },
    cancel: {
      /** Optional: offered if `Capabilities` names `orderCancel`. The order is read again. */
      web: post({
        access: "customer",
        params: ["id"],
        answer: nothing,
      }),
    },
    /** Optional: offered if `Capabilities` names `withdraw`. The backend mails a receipt too. */
    withdraw: post({
      input: orderKey.extend({
        name: givenOut(VALUE_KINDS.anyName),
        items: z
          .array(z.object({ itemId: idOut, qty: z.number().positive() }))
          .max(1_000)
          .optional(),
        text: z.string().max(5_000).optional(),
      }),
      answer: withdrawalReceipt,
    }),
  },
};

export const gaussbox = {
  eCommerce: {
    public: {
      products: {
        /** A reduced read of products by id (docs/contract.md §4.2). */
        get: get({
          access: "public",
          input: z.object({ ids: idsQuery }),
          answer: rowsOf(product),
        }),
      },
    },
  },
};

export const marketing = {
  newsletter: {
    subscribe: post({
      access: "public",
      input: z.object({ email: emailOut, consents: consentsOut, ...captchaOut }),
      answer: nothing,
    }),
  },
};

export const settings = {
  domain: {
    filter: post({
      safe: true,
      answer: rowsOf(z.object({ name: textOr(""), url: textOr("") })),
    }),
  },
  general: {
    /** 404 when unset. */
    user: get({
      access: "staff",
      input: z.object({ group: text, key: text }),
      answer: z.object({ group: textOr(""), key: textOr(""), value: textOr("") }),
    }),
  },
  /** Whether a member card's barcode is known: visitors check their card during registration. */
  external: get({
    access: "public",
    input: z.object({
      type: z.literal("memberCard"),
      barcode: givenOut(VALUE_KINDS.cardNumber),
    }),
    answer: z.object({ isValid: flagOr(false) }),
  }),
};

/** The calls of the second API version; all others belong to the first. */
export const v2 = {
  domainDetect: post({ safe: true, answer: domainRecord }),
  ecommerce: {
    settings: { getCurrencyConfig: get({ access: "public", answer: currencyConfig }) },
    checkout: {
      getAvailableCountries: post({
        access: "public",
        safe: true,
        fill: ["cart"],
        answer: rowsOf(country),
      }),
    },
  },
  media: {
    media: {
      /** A multipart request with `file` and this input as `customData`: sent only by `sendFile`. */
      upload: post({
        input: z.object({
          access: z.enum(["public", "private"]),
          captchaKey: captchaOut.recaptchaKey,
          captchaResponse: captchaOut.recaptchaResponse,
        }),
        answer: uploadedFile,
      }),
    },
  },
};
