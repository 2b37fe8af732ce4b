import { cms } from "./cms";
import { ecommerce } from "./ecommerce";
import { calendar, document, gaussbox, gdpr, marketing, settings } from "./more";
import { product } from "./product";
import { start } from "./start";
import { user } from "./user";

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
