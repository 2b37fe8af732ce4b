import { cms } from "./cms";
import { ecommerce } from "./ecommerce";
import { calendar, document, gaussbox, gdpr, marketing, settings } from "./more";
import { product } from "./product";
import { start } from "./start";
import { user } from "./user";

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
