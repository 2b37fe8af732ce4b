import { IncomingMessage } from "node:http";

/**
 * An unchanged copy of a request, whole and with this body. Next changes the headers and adds properties of the one it
 * is given, and reads its body.
 */
export function copyRequest(request: IncomingMessage, body?: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  copy.method = request.method;
  copy.url = request.url;
  copy.headers = { ...request.headers };
  copy.rawHeaders = [...request.rawHeaders];
  copy.httpVersion = request.httpVersion;
  copy.httpVersionMajor = request.httpVersionMajor;
  copy.httpVersionMinor = request.httpVersionMinor;
  copy.complete = true;
  if (body) copy.push(body);
  copy.push(null);
  return copy;
}
