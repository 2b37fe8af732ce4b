export { handleMasters as POST } from "#lib/edit/handle-masters.ts";
