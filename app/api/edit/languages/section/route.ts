export { handleSection as POST } from "#lib/edit/languages/handle-section.ts";
