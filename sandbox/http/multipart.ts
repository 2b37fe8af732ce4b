import {
  MaxFileSizeExceededError,
  MultipartParseError,
  parseMultipartRequest,
} from "@remix-run/multipart-parser";
import { badRequest, Failure } from "../domain/failure.ts";
import type { SentFile } from "./call.ts";

/** Bytes that a file may have. */
export const FILE_LIMIT = 20_000_000;

/** The fields and the file of a `multipart/form-data` request; too long ones are refused while they arrive. */
export async function readMultipart(
  request: Request,
): Promise<{ body: Record<string, string>; file: SentFile | null }> {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data"))
    throw badRequest("The body is not multipart/form-data.");
  const body: Record<string, string> = {};
  let file: SentFile | null = null;
  try {
    for await (const part of parseMultipartRequest(request, { maxFileSize: FILE_LIMIT })) {
      if (part.filename)
        file = {
          name: part.filename,
          mime: part.mediaType ?? "application/octet-stream",
          bytes: part.bytes,
        };
      else if (part.name) body[part.name] = part.text;
    }
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) throw new Failure(413, "The file is too big.");
    if (error instanceof MultipartParseError) throw badRequest(error.message);
    throw error;
  }
  return { body, file };
}
