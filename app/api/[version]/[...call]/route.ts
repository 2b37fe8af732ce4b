import { handleGateway } from "#lib/gateway/handle.ts";

interface Context {
  readonly params: Promise<{ version: string; call: string[] }>;
}

async function handler(request: Request, { params }: Context): Promise<Response> {
  const { version, call } = await params;
  return handleGateway(request, [version, ...call]);
}

export {
  handler as DELETE,
  handler as GET,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
