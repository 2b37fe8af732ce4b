export { handleDomains as POST } from "#lib/admin/domains/read-domains.ts";
