export { setStaffPassword as POST } from "#lib/gateway/check-staff-password.ts";
