import { endpoint } from "../endpoint";

/** Spec 7.8. Guests register and change themselves by the same calls (contract, section 3). */
export const user = {
  webProfile: endpoint("GET", "user/web/profile", { access: "customer" }),
  adminProfile: endpoint("GET", "user/profile", { access: "staff" }),
  webRegister: endpoint("POST", "user/web/register", { access: "public" }),
  webUpdate: endpoint("PATCH", "user/web/update", { access: "public" }),
  addressCreate: endpoint("POST", "user/web/address/create", { access: "customer" }),
  addressUpdate: endpoint("PATCH", "user/web/address/update/{id}", { access: "customer" }),
};
