export { renewAndGoOn as GET } from "#lib/gateway/session-routes.ts";
