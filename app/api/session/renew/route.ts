export { renewAndGoOn as GET } from "#lib/middleware/renew-session.ts";
