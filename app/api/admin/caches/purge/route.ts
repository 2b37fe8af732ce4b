export { handlePurge as POST } from "#lib/admin/caches/handle-purge.ts";
