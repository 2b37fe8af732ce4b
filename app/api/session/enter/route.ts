export { enterSite as POST } from "#lib/middleware/enter-site.ts";
