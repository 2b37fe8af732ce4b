export { leaveCart as POST } from "@/lib/api/gateway/session-routes";
