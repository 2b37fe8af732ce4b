export { handleUpload as POST } from "#lib/gateway/upload/handle-upload.ts";
