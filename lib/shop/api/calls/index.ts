import { nameCalls } from "#lib/shop/api/declare.ts";
import { cms } from "./cms.ts";
import { ecommerce } from "./ecommerce.ts";
import { gdpr } from "./gdpr.ts";
import { media } from "./media.ts";
import { product } from "./product.ts";
import { calendar, document, gaussbox, marketing, settings, start, v2 } from "./services.ts";
import { user } from "./user.ts";

/**
 * Every call of the backend. A call's position in this tree is its path: `calls.product.web.category.get` is
 * `product/web/category/get`. Browser code imports only the type (`import type { calls }`): the values would ship zod.
 */
export const calls = nameCalls({
  ...start,
  calendar,
  cms,
  document,
  ecommerce,
  gaussbox,
  gdpr,
  marketing,
  media,
  product,
  settings,
  user,
  v2,
});
