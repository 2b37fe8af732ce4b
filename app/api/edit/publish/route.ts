export { handlePublish as POST } from "#lib/edit/handle-publish.ts";
