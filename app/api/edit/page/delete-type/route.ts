export { handleDeletePostType as POST } from "#lib/edit/pages/handle-post-types.ts";
