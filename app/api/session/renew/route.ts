export { renewAndGoOn as GET } from "#lib/run/middleware/renew-session.ts";
