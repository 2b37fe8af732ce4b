export { handleLinksSearch as POST } from "#lib/edit/links/handle-search.ts";
