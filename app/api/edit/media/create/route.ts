export { handleMediaCreate as POST } from "#lib/edit/media/handle-create.ts";
