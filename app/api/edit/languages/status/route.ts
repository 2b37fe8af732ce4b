export { handleStatus as POST } from "#lib/edit/languages/handle-status.ts";
