import { calls } from "#lib/shop/api/calls/index.ts";
import { textOption } from "#lib/web/site/options.ts";
import { deadEnds, lookAtPictures, unknownSections } from "./content-checks.ts";
import { whenSite } from "./plan-start.ts";
import { broken, remark, type Step, step } from "./step.ts";

const { cms, gdpr, settings } = calls;

const HEADER = ["header-section", "footer-section", "cookie-section"];
const NO_POST = "not asked: no post was found before";
const CHECKOUT = "checkoutForm";

/** Pages, posts, menus, forms and consents. */
export const content: readonly Step[] = [
  step(cms.element.getByHandlers, {
    wave: 2,
    required: true,
    without: "header, footer and the sections of every page",
    ask: whenSite(({ built }) => {
      const home = built ? textOption(built, "HomePageSlug", "homepage") : "homepage";
      return { input: { handlers: [...HEADER, `page-section:${home}`] } };
    }),
    look: (elements) => [
      ...HEADER.filter((handler) => !elements.some((element) => element.handler === handler)).map(
        (handler) => remark(`there is no ${handler}`),
      ),
      ...unknownSections(elements).map((name) =>
        remark(
          `the home page has a section that this shop does not know: options.component is ${JSON.stringify(name)}`,
        ),
      ),
    ],
  }),
  step(cms.navigation.tree, {
    wave: 2,
    required: true,
    without: "the main menu",
    ask: whenSite(({ built }) => ({
      params: { id: built ? textOption(built, "MainNavigation", "main") : "main" },
    })),
    look: ({ items }) => {
      const { all, dead } = deadEnds(items);
      if (all === 0) return [broken("the main menu is empty")];
      if (dead.length === 0) return [];
      // A few may be headings.
      const level = dead.length * 2 > all ? broken : remark;
      return [level(`${dead.length} of ${all} menu entries have no link, such as ${dead[0]}`)];
    },
  }),
  step(cms.finder.decide, {
    wave: 3,
    required: true,
    without: "every page below the home page",
    ask: whenSite(({ post }) => ({ input: { params: [post?.slug || "no-such-page"] } })),
    look: ({ type }, { post }) =>
      post && type === "none" ? [broken(`it does not know the post ${post.slug}`)] : [],
  }),
  step(cms.finder.getUrlOnLanguage, {
    wave: 3,
    named: true,
    without: "the same page behind the choice of languages",
    ask: ({ post, locale }) =>
      post && locale ? { input: { type: "post", slug: post.slug, language: locale } } : NO_POST,
  }),
  step(cms.post.filterStandard, {
    wave: 2,
    without: "the blog and lists of posts",
    ask: whenSite(() => ({ input: { postTypeSlugs: ["post"], page: 1, limit: 10 } })),
    look: ({ items }, found) => {
      const first = items[0];
      if (first) found.post = { id: first.id, slug: first.slug };
      const unnamed = items.filter(({ slug, title }) => slug === "" || title === "").length;
      return [
        ...(unnamed > 0
          ? [broken(`${unnamed} of ${items.length} posts have no slug or no title`)]
          : []),
        ...lookAtPictures(
          items.map(({ media }) => media),
          found,
        ),
      ];
    },
  }),
  step(cms.term.filter, {
    wave: 2,
    without: "categories of the blog",
    ask: whenSite(() => ({ input: { termTypeTitles: "category", noPaginate: "true" } })),
  }),
  step(cms.comment.getOptions, {
    wave: 2,
    without: "the site's own rules for reviews",
    ask: whenSite(({ storeId }) =>
      storeId === undefined
        ? "not asked: the store is not known"
        : { input: { store_id: storeId } },
    ),
  }),
  step(cms.comment.filterStandard, {
    wave: 3,
    without: "reviews of products and comments on posts",
    ask: ({ product }) =>
      product
        ? { input: { entity: "product" as const, entityId: product.id, page: 1, limit: 100 } }
        : "not asked: no product was found before",
  }),
  step(cms.form.filter, {
    wave: 2,
    without: "the site's contact form and other forms by type",
    ask: whenSite(() => ({ input: { page: 1, limit: 100 } })),
    look: (forms, found) => {
      found.formId = forms[0]?.id;
      return [];
    },
  }),
  step(cms.form.get, {
    wave: 3,
    named: true,
    without: "forms in sections",
    ask: ({ formId }) =>
      formId ? { params: { id: formId } } : "not asked: no form was found before",
    look: ({ fields }) => (fields.length === 0 ? [broken("the form has no fields")] : []),
  }),
  step(gdpr.web.consent.filter, {
    wave: 2,
    without: "the consents of the checkout, which the order then asks of the next call",
    ask: whenSite(() => ({ input: { formType: CHECKOUT } })),
  }),
  step(cms.consent.filter, {
    wave: 2,
    without: "the consents of forms",
    ask: whenSite(() => ({ input: { assigned_to: CHECKOUT, perPage: 50 } })),
  }),
  step(cms.socialGetters.getIgByHashtags, {
    wave: 2,
    without: "sections with posts of a social network",
    ask: whenSite(() => ({ input: { hashtags: ["shop"], limit: 1 } })),
  }),
  step(settings.domain.filter, {
    wave: 2,
    without: "redirects and goals that lead to another domain of the site",
    ask: whenSite(() => ({})),
  }),
];
