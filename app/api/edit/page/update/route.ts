export { handleUpdatePage as POST } from "#lib/edit/pages/handle-update-page.ts";
