export { handleSetDomain as POST } from "#lib/dev/dev-route.ts";
