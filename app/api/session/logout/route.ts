export { logout as POST } from "#lib/gateway/session-routes.ts";
