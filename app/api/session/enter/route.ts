export { enterSite as POST } from "#lib/run/middleware/enter-site.ts";
