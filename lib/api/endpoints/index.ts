import { cms } from "./cms.ts";
import { ecommerce } from "./ecommerce.ts";
import { calendar, document, gaussbox, gdpr, marketing, settings } from "./more.ts";
import { product } from "./product.ts";
import { start } from "./start.ts";
import { user } from "./user.ts";

/** Every call of the backend by name: methods and paths only, so a browser may import it. */
export const endpoints = {
  ...start,
  product,
  cms,
  ecommerce,
  user,
  gdpr,
  marketing,
  document,
  calendar,
  gaussbox,
  settings,
};
