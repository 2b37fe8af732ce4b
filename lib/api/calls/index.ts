import { cms } from "./cms.ts";
import { ecommerce } from "./ecommerce.ts";
import { calendar, document, gaussbox, gdpr, marketing, settings } from "./more.ts";
import { product } from "./product.ts";
import { start } from "./start.ts";
import { user } from "./user.ts";

/**
 * Every call with its schemas. Client code takes types from here only (`import type { calls }`):
 * the values would ship zod to the browser.
 */
export const calls = {
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
