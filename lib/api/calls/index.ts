import { nameCalls } from "#lib/api/declare.ts";
import { calendar } from "./calendar.ts";
import { cms } from "./cms.ts";
import { document } from "./document.ts";
import { ecommerce } from "./ecommerce.ts";
import { gaussbox } from "./gaussbox.ts";
import { gdpr } from "./gdpr.ts";
import { marketing } from "./marketing.ts";
import { product } from "./product.ts";
import { settings } from "./settings.ts";
import { start } from "./start.ts";
import { user } from "./user.ts";
import { v2 } from "./v2.ts";

/**
 * Every call of the backend. A call's place in this tree is its path: `calls.product.web.category.get` is
 * `product/web/category/get`. Browser code takes the type alone (`import type { calls }`): the values would
 * ship zod.
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
  product,
  settings,
  user,
  v2,
});
