export { setStaffPassword as POST } from "#lib/gateway/staff-password.ts";
