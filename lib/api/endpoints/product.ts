import { endpoint } from "#lib/api/endpoint.ts";

const read = { access: "public", safe: true } as const;

/** Spec 7.4. */
export const product = {
  webGet: endpoint("GET", "product/web/get", read),
  webFilter: endpoint("POST", "product/web/filter", read),
  layeredNavigation: endpoint("POST", "product/layered/navigation", read),
  categoryFilter: endpoint("POST", "product/web/category/filter", read),
  categoryGet: endpoint("GET", "product/web/category/get/{id}", read),
  checkBundles: endpoint("GET", "product/checkBundles", read),
};
