export { login as POST } from "@/lib/api/gateway/session-routes";
