export { handleHistory as POST } from "#lib/edit/history/handle-history.ts";
