export { socialLogin as POST } from "#lib/gateway/session-routes.ts";
