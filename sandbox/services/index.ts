import type { Route } from "../http/call.ts";
import { calendar } from "./calendar.ts";
import { comments } from "./cms-comments.ts";
import { elements } from "./cms-elements.ts";
import { finder } from "./cms-finder.ts";
import { forms } from "./cms-forms.ts";
import { posts } from "./cms-posts.ts";
import { siteCalls } from "./cms-site.ts";
import { commons } from "./commons.ts";
import { documents } from "./documents.ts";
import { cart } from "./ecommerce-cart.ts";
import { checkout } from "./ecommerce-checkout.ts";
import { orders } from "./ecommerce-orders.ts";
import { gdpr } from "./gdpr.ts";
import { login } from "./login.ts";
import { passwords } from "./passwords.ts";
import { products } from "./product.ts";
import { categories } from "./product-categories.ts";
import { productTags } from "./product-tags.ts";
import { settings } from "./settings.ts";
import { social } from "./social.ts";
import { users } from "./user.ts";
import { wishlist } from "./wishlist.ts";

/** Every call the sandbox answers, `domainDetect` aside: that one knows no site yet. */
export const routes: readonly Route[] = [
  ...login,
  ...commons,
  ...settings,
  ...products,
  ...categories,
  ...productTags,
  ...siteCalls,
  ...elements,
  ...posts,
  ...finder,
  ...comments,
  ...forms,
  ...calendar,
  ...gdpr,
  ...users,
  ...passwords,
  ...social,
  ...cart,
  ...checkout,
  ...orders,
  ...documents,
  ...wishlist,
];
