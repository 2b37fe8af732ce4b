export { handleVersion as POST } from "#lib/dev/dev-route.ts";
