export { handleMediaList as POST } from "#lib/edit/media/handle-list.ts";
