export { handleMediaDelete as POST } from "#lib/edit/media/handle-delete.ts";
