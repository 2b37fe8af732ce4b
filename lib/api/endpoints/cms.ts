import { endpoint } from "#lib/api/endpoint.ts";

const safe = { safe: true } as const;
const read = { access: "public", safe: true } as const;

/** Spec 7.5, and the finder. */
export const cms = {
  /** Toggles: it adds, or takes away what is there. Never repeated by itself. */
  wishlistCreate: endpoint("POST", "cms/wishlist/create", { access: "customer" }),
  wishlistFilter: endpoint("GET", "cms/wishlist/filter", { access: "customer" }),
  optionFilter: endpoint("GET", "cms/option/filter"),
  navigationTree: endpoint("GET", "cms/navigation/tree/{id}"),
  finderDecide: endpoint("GET", "cms/finder/decide"),
  finderSearchSlugs: endpoint("GET", "cms/finder/searchSlugs"),
  finderGetUrlOnLanguage: endpoint("POST", "cms/finder/getUrlOnLanguage", safe),
  elementGetByHandlers: endpoint("POST", "cms/element/getByHandlers", safe),
  /** Optional: offered when `Capabilities` names `elementGet`; answers with an `ETag`. */
  elementGet: endpoint("GET", "cms/element/get/{id}", { access: "staff", offered: false }),
  elementCreate: endpoint("POST", "cms/element/create", { access: "staff", offered: false }),
  elementUpdate: endpoint("PATCH", "cms/element/update/{id}", { access: "staff", offered: false }),
  postFilterStandard: endpoint("POST", "cms/post/filterStandard", read),
  termFilter: endpoint("GET", "cms/term/filter"),
  commentFilterStandard: endpoint("POST", "cms/comment/filterStandard", read),
  commentGetOptions: endpoint("POST", "cms/comment/getOptions", safe),
  commentCreate: endpoint("POST", "cms/comment/create", { access: "customer" }),
  commentUpdate: endpoint("PATCH", "cms/comment/update/{id}", { access: "customer" }),
  formFilter: endpoint("POST", "cms/form/filter", safe),
  formGet: endpoint("GET", "cms/form/get/{id}"),
  formStoreData: endpoint("POST", "cms/form/storeData", { access: "public" }),
  contactAdmin: endpoint("POST", "cms/contact/contactAdmin", { access: "public" }),
  socialGettersGetIgByHashtags: endpoint("POST", "cms/socialGetters/getIgByHashtags", safe),
  consentFilter: endpoint("GET", "cms/consent/filter", read),
  redirectAddFailedRequest: endpoint("POST", "cms/redirect/addFailedRequest"),
};
