export { handleMediaUpload as POST } from "#lib/edit/media/handle-upload.ts";
