export { handleSetDomain as POST } from "#lib/staff/dev/dev-route.ts";
