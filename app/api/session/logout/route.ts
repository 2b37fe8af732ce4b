export { logout as POST } from "@/lib/api/gateway/session-routes";
