export { leaveCart as POST } from "#lib/gateway/session-routes.ts";
