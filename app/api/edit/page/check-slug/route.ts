export { handleCheckSlug as POST } from "#lib/edit/pages/handle-check-slug.ts";
