export { login as POST } from "#lib/gateway/session-routes.ts";
