export { handleLinksCheck as POST } from "#lib/edit/links/handle-check.ts";
