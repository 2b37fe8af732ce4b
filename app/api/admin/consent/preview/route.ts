export { handleConsentPreview as POST } from "#lib/admin/consents/handle-preview.ts";
