import { cms } from "./cms";
import { ecommerce } from "./ecommerce";
import { calendar, gaussbox, gdpr, settings } from "./more";
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
  calendar,
  gaussbox,
  settings,
};
