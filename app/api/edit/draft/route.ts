export { handleDraft as POST } from "#lib/edit/draft/handle-draft.ts";
