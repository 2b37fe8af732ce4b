export { setStaffPassword as POST } from "#lib/gateway/staff-password-routes.ts";
