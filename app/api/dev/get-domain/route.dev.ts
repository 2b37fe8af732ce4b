export { handleGetDomain as GET } from "#lib/dev/dev-route.ts";
