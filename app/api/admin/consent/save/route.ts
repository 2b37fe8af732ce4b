export { handleConsentSave as POST } from "#lib/admin/consents/handle-save.ts";
