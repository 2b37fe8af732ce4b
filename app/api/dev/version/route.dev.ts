export { handleVersion as POST } from "#lib/staff/dev/dev-route.ts";
