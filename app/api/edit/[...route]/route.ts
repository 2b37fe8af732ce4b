export { handleStaffRoute as POST } from "#lib/staff/handle-route.ts";
