export { handleListCaches as POST } from "#lib/admin/caches/handle-list.ts";
