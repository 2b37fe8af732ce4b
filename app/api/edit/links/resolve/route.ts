export { handleLinksResolve as POST } from "#lib/edit/links/handle-resolve.ts";
