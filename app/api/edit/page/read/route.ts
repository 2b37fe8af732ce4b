export { handleReadPage as POST } from "#lib/edit/pages/handle-read-page.ts";
