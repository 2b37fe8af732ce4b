import { handleGateway } from "#lib/gateway/handle.ts";

const handler = (request: Request): Promise<Response> => handleGateway(request);

export {
  handler as DELETE,
  handler as GET,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
