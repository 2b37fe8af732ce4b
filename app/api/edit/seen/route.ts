export { handleSeen as POST } from "#lib/edit/seen/handle-seen.ts";
