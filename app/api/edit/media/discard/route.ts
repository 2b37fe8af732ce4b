export { handleMediaDiscard as POST } from "#lib/edit/media/handle-discard.ts";
