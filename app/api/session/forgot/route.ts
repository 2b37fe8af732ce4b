export { forgotStaffPassword as POST } from "#lib/gateway/check-staff-password.ts";
