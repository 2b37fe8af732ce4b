import type { Route } from "../http/call.ts";
import { cart } from "./cart/cart.ts";
import { checkout } from "./checkout/checkout.ts";
import { calendar } from "./cms/calendar.ts";
import { comments } from "./cms/comments.ts";
import { elements } from "./cms/elements.ts";
import { finder } from "./cms/finder.ts";
import { forms } from "./cms/forms.ts";
import { history } from "./cms/history.ts";
import { masters } from "./cms/masters.ts";
import { postTypes } from "./cms/post-types.ts";
import { posts } from "./cms/posts.ts";
import { redirects } from "./cms/redirects.ts";
import { translations } from "./cms/translations.ts";
import { writePosts } from "./cms/write-posts.ts";
import { bucket } from "./media/bucket.ts";
import { folders } from "./media/folders.ts";
import { library } from "./media/library.ts";
import { media } from "./media/media.ts";
import { afterOrder } from "./orders/after-order.ts";
import { documents } from "./orders/documents.ts";
import { orders } from "./orders/orders.ts";
import { categories } from "./product/categories.ts";
import { products } from "./product/product.ts";
import { productTags } from "./product/tags.ts";
import { commons } from "./site/commons.ts";
import { settings } from "./site/settings.ts";
import { siteCalls } from "./site/site.ts";
import { gdpr } from "./user/consents.ts";
import { login } from "./user/login.ts";
import { newConsents } from "./user/new-consents.ts";
import { passwords } from "./user/passwords.ts";
import { social } from "./user/social.ts";
import { users } from "./user/user.ts";
import { wishlist } from "./user/wishlist.ts";

/** Every call the sandbox answers, except `domainDetect`, which runs before the site is known. */
export const routes: readonly Route[] = [
  ...login,
  ...commons,
  ...settings,
  ...products,
  ...categories,
  ...productTags,
  ...siteCalls,
  ...elements,
  ...history,
  ...masters,
  ...posts,
  ...writePosts,
  ...postTypes,
  ...translations,
  ...finder,
  ...redirects,
  ...comments,
  ...forms,
  ...media,
  ...library,
  ...folders,
  ...bucket,
  ...calendar,
  ...gdpr,
  ...newConsents,
  ...users,
  ...passwords,
  ...social,
  ...cart,
  ...checkout,
  ...orders,
  ...documents,
  ...afterOrder,
  ...wishlist,
];
