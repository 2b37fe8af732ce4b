import { endpoint } from "#lib/api/endpoint.ts";

/** Spec 7.8. Guests register and change themselves by the same calls (contract, section 3). */
export const user = {
  webProfile: endpoint("GET", "user/web/profile", { access: "customer" }),
  adminProfile: endpoint("GET", "user/profile", { access: "staff" }),
  webRegister: endpoint("POST", "user/web/register", { access: "public" }),
  /** The token is spent by it: never repeated. */
  webVerify: endpoint("GET", "user/web/verify/{token}", { access: "public", safe: false }),
  webUpdate: endpoint("PATCH", "user/web/update", { access: "public" }),
  addressCreate: endpoint("POST", "user/web/address/create", { access: "customer" }),
  addressUpdate: endpoint("PATCH", "user/web/address/update/{id}", { access: "customer" }),
  passwordForgot: endpoint("POST", "user/password/forgot", { access: "public" }),
  passwordSet: endpoint("POST", "user/password/set", { access: "public" }),
  passwordReset: endpoint("POST", "user/password/reset", { access: "customer" }),
  socialRedirect: endpoint("GET", "user/social/redirect-login", { access: "public", safe: false }),
  /** Answers tokens: only the session route makes it. */
  socialOauth: endpoint("POST", "user/social/oauth"),
};
