export { handleMediaFind as POST } from "#lib/edit/media/handle-find.ts";
