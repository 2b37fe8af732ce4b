export { renewAndGoOn as GET } from "@/lib/api/gateway/session-routes";
