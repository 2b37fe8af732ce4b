export { socialLogin as POST } from "@/lib/api/gateway/session-routes";
