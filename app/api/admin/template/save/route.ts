export { handleTemplateSave as POST } from "#lib/admin/templates/handle-save.ts";
