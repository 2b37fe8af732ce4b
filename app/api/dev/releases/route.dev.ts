export { handleReleases as POST } from "#lib/dev/dev-route.ts";
