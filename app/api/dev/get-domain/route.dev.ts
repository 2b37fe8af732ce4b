export { handleGetDomain as GET } from "#lib/staff/dev/dev-route.ts";
