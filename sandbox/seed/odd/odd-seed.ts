import type { SiteSeed } from "../types.ts";
import { events, oddPosts, terms } from "./content.ts";
import { products } from "./products.ts";
import { redirects } from "./redirects.ts";
import { elements, navigation } from "./shell.ts";
import { attributes, categories } from "./shop.ts";
import { sameText } from "./texts.ts";

/** The data of odd.localhost. Delivery, payment, coupons, cards and accounts are those of the other sites. */
export const oddSeed: Partial<SiteSeed> = {
  attributes,
  categories,
  products,
  terms,
  posts: oddPosts,
  events,
  elements,
  navigation,
  redirects,
  consents: [
    {
      id: 1,
      uniqueNumber: 4711,
      formType: "checkoutForm",
      required: true,
      displayName: sameText(
        'I accept <a href="javascript:globalThis.oddScriptRan=1">anything</a>.',
        "أوافق على كل شيء.",
      ),
    },
  ],
};
