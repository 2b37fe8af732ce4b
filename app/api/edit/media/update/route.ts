export { handleMediaUpdate as POST } from "#lib/edit/media/handle-update.ts";
