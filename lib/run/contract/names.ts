import type { z } from "zod";
import {
  cart,
  cartItem,
  deliveryMethod,
  orderCreated,
  paymentMethod,
} from "#lib/shop/api/schemas/cart-schema.ts";
import {
  decision,
  element,
  linkMeta,
  navigationItem,
  post,
  term,
} from "#lib/shop/api/schemas/content-schema.ts";
import { event } from "#lib/shop/api/schemas/event.ts";
import { comment, form, formSent } from "#lib/shop/api/schemas/feedback.ts";
import { layeredFilter } from "#lib/shop/api/schemas/filter.ts";
import { libraryMedia } from "#lib/shop/api/schemas/library-schema.ts";
import { media } from "#lib/shop/api/schemas/media-schema.ts";
import { order, orderHead } from "#lib/shop/api/schemas/order-schema.ts";
import { category, product, productTag } from "#lib/shop/api/schemas/product-schema.ts";
import { number } from "#lib/shop/api/schemas/schema-fields.ts";
import { commons, country } from "#lib/shop/api/schemas/site-schema.ts";
import { address, consent, tokens, user } from "#lib/shop/api/schemas/user-schema.ts";

/** The schemas that the contract's document names, and what they are. */
export const NAMED: readonly (readonly [z.core.$ZodType, string, string])[] = [
  [number, "Number", "A number; a text with a number is read too (docs/contract.md §1.5)."],
  [commons, "Commons", "Languages, countries and stores of a site (docs/contract.md §2.2)."],
  [country, "Country", "A country, by ISO 3166."],
  [user, "User", "A customer or a member of staff (docs/contract.md §3.2)."],
  [address, "Address", "An address of a user (docs/contract.md §3.2)."],
  [tokens, "Tokens", "The tokens of a login: JWTs (docs/contract.md §3.1)."],
  [consent, "Consent", "A consent that a form asks for."],
  [product, "Product", "A product (docs/contract.md §4.1)."],
  [category, "Category", "A category of products, with those below it."],
  [productTag, "ProductTag", "A tag of products."],
  [layeredFilter, "Filter", "A filter beside a list of products (docs/contract.md §4.4)."],
  [media, "Media", "A picture, video or document (docs/contract.md §5.8)."],
  [libraryMedia, "LibraryMedia", "A medium as staff read it (docs/contract.md §5.16)."],
  [linkMeta, "Link", "A link to an entity or an address (docs/contract.md §5.4)."],
  [navigationItem, "NavigationItem", "An entry of a menu, with those below it."],
  [element, "Element", "A section of a page (docs/contract.md §5.2)."],
  [post, "Post", "A page or a post."],
  [term, "Term", "A category of posts."],
  [decision, "Decision", "What a path shows (docs/contract.md §5.1)."],
  [event, "Event", "An event of the calendar (docs/contract.md §5.7)."],
  [comment, "Comment", "A review or a comment (docs/contract.md §5.10)."],
  [form, "Form", "A form of the site (docs/contract.md §5.11)."],
  [formSent, "FormSent", "Where a form that was sent leads."],
  [cart, "Cart", "A cart (docs/contract.md §6.3)."],
  [cartItem, "CartLine", "A line of a cart (docs/contract.md §6.3)."],
  [deliveryMethod, "DeliveryMethod", "A way of delivery (docs/contract.md §6.5)."],
  [paymentMethod, "PaymentMethod", "A way to pay (docs/contract.md §6.6)."],
  [orderCreated, "OrderCreated", "An order that was made (docs/contract.md §6.7)."],
  [orderHead, "OrderHead", "An order in a list (docs/contract.md §3.8)."],
  [order, "Order", "An order with its details (docs/contract.md §3.8)."],
];
