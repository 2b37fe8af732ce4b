export { handleListPosts as POST } from "#lib/edit/pages/handle-list-posts.ts";
