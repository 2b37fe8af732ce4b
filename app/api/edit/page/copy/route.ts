export { handleCopySections as POST } from "#lib/edit/pages/handle-create-page.ts";
